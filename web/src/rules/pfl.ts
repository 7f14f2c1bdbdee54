export { default } from '../../../docs/rules/pfl.md?raw';
