export { default } from '../../../docs/rules/en.md?raw';
