import { byKindPanel, byWeekPanel } from './chart-panels';
import { exportPanel } from './export-panel';
import styles from './leads-panels.css';

// Directus loads one script for all extensions and no style sheet, so the styles are injected.
const sheet = document.createElement('style');
sheet.textContent = styles;
document.head.append(sheet);

export const panels = [byWeekPanel, byKindPanel, exportPanel];
