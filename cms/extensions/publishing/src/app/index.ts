import { itemStateInterface } from './item-state';
import { publishingModule } from './module';
import styles from './publishing.css';

// Directus loads one script for all extensions, and no style sheets.
const sheet = document.createElement('style');
sheet.textContent = styles;
document.head.append(sheet);

export const modules = [publishingModule];
export const interfaces = [itemStateInterface];
