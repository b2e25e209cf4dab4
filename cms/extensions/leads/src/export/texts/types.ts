import type { SiteLanguage } from '../../contract';

/** Words of the exported table besides those of the mails and of the admin. */
export interface ExportTexts {
  language: SiteLanguage;
  /** Separator that spreadsheets expect where this language is spoken. */
  separator: ',' | ';';
  /** Name of the file, without its date. */
  fileName: string;
  headings: Readonly<
    Record<
      | 'received'
      | 'status'
      | 'kind'
      | 'meeting'
      | 'timeZone'
      | 'mode'
      | 'minutes'
      | 'owner'
      | 'notes',
      string
    >
  >;
}
