import * as styles from './more-link.module.css';

/** Class of a link to all of what a section shows some of. */
export const moreLinkClass: string = styles.more ?? '';
