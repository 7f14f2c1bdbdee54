export { default } from '../../../docs/rules/de.md?raw';
