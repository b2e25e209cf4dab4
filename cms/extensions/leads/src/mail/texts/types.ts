import type { LeadKind } from '../../contract';

/** Words of the mails in one language; `{…}` are filled in. */
export interface MailTexts {
  /** Locale for dates. */
  language: 'en' | 'ru' | 'uk';
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
  /** Stands behind a time at the office (specification, section 1: the label "Kyiv"). */
  officeTime: string;
  visitor: {
    subject: Readonly<Record<LeadKind, string>>;
    /** Without a name: whoever wrote it may not be who reads it. */
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
