import {
  isRequestId,
  REQUEST_ID_HEADER,
  sendsPresentation,
  type LeadKind,
  type SiteLocale,
} from '../contract';
import { officeTimeZone } from '../../../../../contract/site.json';
import { emailOf } from '../rules/text';
import { calendarFile } from './calendar';
import { render, type Block } from './html';
import { fill, languageOf, textsIn, type MailTexts } from './texts';

/** A stored request with the data of its mails. */
export interface MailLead {
  id: string;
  /** The key of the form, which is the id of the call in all logs. */
  idempotency_key: string | null;
  kind: LeadKind;
  name: string;
  phone: string;
  alternative_contact: string | null;
  message: string | null;
  locale: SiteLocale | null;
  page_url: string | null;
  topic: string | null;
  file: string | null;
  file_name: string | null;
  meeting_mode: 'offline' | 'online' | null;
  /** ISO 8601, UTC. */
  meeting_start: string | null;
  meeting_minutes: number | null;
  /** Start before the visitor moved the meeting: ISO 8601, UTC. */
  meeting_before: string | null;
  status: string;
  utm: readonly (string | null)[];
  /** Titles in the mail's language. */
  project: string | null;
  sale: string | null;
  vacancy: string | null;
  /** Link to the project's presentation. */
  presentation: string | null;
}

/** Company data in the mail's language. */
export interface MailCompany {
  name: string;
  address: string;
  phone: string;
  /** `Reply-To` of mails to visitors. */
  email: string | null;
  /** Address of Directus. */
  directusUrl: string;
}

/** Options of nodemailer. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  messageId: string;
  headers: Record<string, string>;
  attachments: { filename: string; content: string; contentType: string }[];
}

const SUBJECT_LENGTH = 150;

/** Kind whose subject is used when a project has no presentation: it promises no catalogue. */
const PROMISES_NOTHING: LeadKind = 'consultation';

/** On one line: a line break in a subject would inject a header. */
const subjectLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, SUBJECT_LENGTH);

/** A date and time at the office, with the label of its time zone. */
export function officeTime(start: string, texts: MailTexts): string {
  const format = new Intl.DateTimeFormat(texts.language === 'en' ? 'en-GB' : texts.language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: officeTimeZone,
  });
  return `${format.format(new Date(start))} (${texts.officeTime})`;
}

/** Changes of a meeting by the visitor since it was booked. */
function changeOf({ status, meeting_before }: MailLead): 'moved' | 'cancelled' | undefined {
  if (status === 'cancelled') return 'cancelled';
  return meeting_before === null ? undefined : 'moved';
}

function calendarOf(lead: MailLead, texts: MailTexts, company: MailCompany, stamp: number) {
  if (lead.meeting_start === null || lead.meeting_minutes === null) return [];
  if (changeOf(lead) === 'cancelled') return [];
  const content = calendarFile({
    uid: `${lead.id}@${new URL(company.directusUrl).hostname}`,
    start: lead.meeting_start,
    minutes: lead.meeting_minutes,
    stamp,
    summary: fill(texts.event, { company: company.name }),
    location: lead.meeting_mode === 'online' ? texts.modes.online : company.address,
  });
  return [
    {
      filename: 'meeting.ics',
      content,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
}

function common(lead: MailLead, company: MailCompany, part: 'team' | 'visitor') {
  const change = changeOf(lead);
  const about = [
    lead.id,
    part,
    ...(change === undefined ? [] : [change, Date.parse(lead.meeting_start ?? '')]),
  ];
  return {
    // `Message-ID`, the same for each attempt: mail programs recognise a duplicate.
    messageId: `<${about.join('.')}@${new URL(company.directusUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(lead.idempotency_key !== null && isRequestId(lead.idempotency_key)
        ? { [REQUEST_ID_HEADER]: lead.idempotency_key }
        : {}),
    },
  };
}

/**
 * The mail to the sales team: the whole request, with links into Directus.
 *
 * @param to Address of the team.
 * @param language Of the team.
 * @param stamp Milliseconds since 1970.
 */
export function teamMail(
  lead: MailLead,
  company: MailCompany,
  { to, language, stamp }: { to: string; language: string | null; stamp: number },
): Mail {
  const texts = textsIn(language);
  const { labels } = texts;
  const mode = lead.meeting_mode === null ? '' : `, ${texts.modes[lead.meeting_mode]}`;
  const rows: [string, string | null][] = [
    [labels.name, lead.name],
    [labels.phone, lead.phone],
    [labels.alternative_contact, lead.alternative_contact],
    [labels.meeting, lead.meeting_start && officeTime(lead.meeting_start, texts) + mode],
    [labels.meeting_before, lead.meeting_before && officeTime(lead.meeting_before, texts)],
    [labels.project, lead.project],
    [labels.sale, lead.sale],
    [labels.vacancy, lead.vacancy],
    [labels.topic, lead.topic],
    [labels.message, lead.message],
    [labels.file_name, lead.file_name],
    [labels.locale, lead.locale],
    [labels.page_url, lead.page_url],
    [labels.utm, lead.utm.filter(Boolean).join(' / ') || null],
  ];
  const blocks: Block[] = [
    {
      type: 'rows',
      rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    },
    {
      type: 'link',
      label: texts.team.open,
      url: `${company.directusUrl}/admin/content/leads/${lead.id}`,
    },
  ];
  if (lead.file !== null) {
    blocks.push({
      type: 'link',
      label: texts.team.attachment,
      url: `${company.directusUrl}/admin/files/${lead.file}`,
    });
  }
  const change = changeOf(lead);
  const subject = change === undefined ? texts.team.subject : texts.team[change];
  // Empty after an account was deleted with its data.
  const replyTo = emailOf(lead.alternative_contact ?? '');
  return {
    ...common(lead, company, 'team'),
    ...render(blocks, texts.language),
    to,
    subject: subjectLine(fill(subject, { kind: texts.kinds[lead.kind], name: lead.name })),
    ...(replyTo === undefined ? {} : { replyTo }),
    attachments: calendarOf(lead, texts, company, stamp),
  };
}

/**
 * The confirmation mail to the visitor, in their language. It repeats none of their input, not even
 * the name: the address may belong to somebody else, and the mail must not carry spam to them.
 *
 * @param to Address the visitor gave.
 */
export function visitorMail(
  lead: MailLead,
  company: MailCompany,
  { to, stamp }: { to: string; stamp: number },
): Mail {
  const texts = textsIn(languageOf(lead.locale));
  const words = texts.visitor;
  const text = (template: string, values: Record<string, string> = {}): Block => ({
    type: 'text',
    text: fill(template, values),
  });
  const change = changeOf(lead);
  const isPresented = sendsPresentation(lead.kind);
  const about = isPresented && lead.presentation === null ? PROMISES_NOTHING : lead.kind;
  const body = change === undefined ? words.body[lead.kind] : words[change];
  const blocks: Block[] = [text(words.greeting), text(body)];
  if (lead.meeting_start !== null && change === 'cancelled') {
    blocks.push(text(words.cancelledTime, { when: officeTime(lead.meeting_start, texts) }));
  } else if (lead.meeting_start !== null) {
    const when = officeTime(lead.meeting_start, texts);
    blocks.push(text(words.meeting, { when, minutes: String(lead.meeting_minutes) }));
    blocks.push(
      lead.meeting_mode === 'online'
        ? text(words.online)
        : text(words.offline, { address: company.address }),
    );
    blocks.push(text(words.calendar));
  }
  if (isPresented) {
    if (lead.presentation === null) {
      blocks.push(text(words.noPresentation));
    } else {
      const label = fill(words.presentation, { project: lead.project ?? '' });
      blocks.push({ type: 'link', label, url: lead.presentation });
      blocks.push(text(words.presentationDays));
    }
  }
  blocks.push(
    text(words.contact, { phone: company.phone }),
    text(words.signature, { company: company.name }),
    text(words.notYou),
  );
  return {
    ...common(lead, company, 'visitor'),
    ...render(blocks, texts.language),
    to,
    subject: subjectLine(fill(words.subject[about], { company: company.name })),
    ...(company.email === null ? {} : { replyTo: company.email }),
    attachments: calendarOf(lead, texts, company, stamp),
  };
}
