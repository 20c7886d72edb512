export { ui } from '../plain';
