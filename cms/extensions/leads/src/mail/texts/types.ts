import type { LeadKind, SiteLanguage } from '../../contract';

/** Mail texts in one language; `{…}` are placeholders. */
export interface MailTexts {
  /** Locale for dates. */
  language: SiteLanguage;
  kinds: Readonly<Record<LeadKind, string>>;
  team: {
    /** `{kind}`, `{name}` */
    subject: string;
    /** `{name}` */
    moved: string;
    /** `{name}` */
    cancelled: string;
    open: string;
    attachment: string;
  };
  labels: Readonly<
    Record<
      | 'name'
      | 'phone'
      | 'alternative_contact'
      | 'message'
      | 'file_name'
      | 'project'
      | 'sale'
      | 'vacancy'
      | 'topic'
      | 'meeting'
      | 'meeting_before'
      | 'locale'
      | 'page_url'
      | 'utm',
      string
    >
  >;
  modes: Readonly<Record<'offline' | 'online', string>>;
  /**
   * Label of the office's time zone, shown after times (specification, section 1: the label
   * "Kyiv").
   */
  officeTime: string;
  visitor: {
    subject: Readonly<Record<LeadKind, string>>;
    /** Without a name: the recipient may not be the sender. */
    greeting: string;
    body: Readonly<Record<LeadKind, string>>;
    /** What the visitor did in their account. */
    moved: string;
    cancelled: string;
    /** `{when}` */
    cancelledTime: string;
    /** `{when}`, `{minutes}` */
    meeting: string;
    /** `{address}` */
    offline: string;
    online: string;
    calendar: string;
    /** `{project}` */
    presentation: string;
    presentationDays: string;
    noPresentation: string;
    /** `{phone}` */
    contact: string;
    signature: string;
    notYou: string;
  };
  /** `{company}` */
  event: string;
}
