import { mountBesidePages } from './admin-root';
import { AltPrompt } from './alt-prompt/alt-prompt';
import { itemStateInterface } from './item-state';
import { meetingTimeDisplay, meetingTimeInterface } from './meeting-time';
import { publishingModule } from './module';
import { searchPreviewInterface } from './search-preview';
import { setTableWidths } from './table-widths';
import styles from './publishing.css';

// Directus loads one script for all extensions and no style sheet, so the styles are injected.
const sheet = document.createElement('style');
sheet.textContent = styles;
document.head.append(sheet);

mountBesidePages(AltPrompt);
setTableWidths(window.localStorage);

export const modules = [publishingModule];
export const interfaces = [itemStateInterface, searchPreviewInterface, meetingTimeInterface];
export const displays = [meetingTimeDisplay];
