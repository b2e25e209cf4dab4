/** @jest-environment node */
import { calendarFile } from '../../../../../cms/extensions/leads/src/mail/calendar';
import {
  officeTime,
  teamMail,
  visitorMail,
  type MailCompany,
  type MailLead,
} from '../../../../../cms/extensions/leads/src/mail/compose';
import { fill, textsIn } from '../../../../../cms/extensions/leads/src/mail/texts';
import type { LeadKind } from '../../../../../cms/extensions/leads/src/contract';
import rules from '../../../../../contract/leads/rules.json';

const KINDS = Object.keys(rules.kinds) as LeadKind[];
const stamp = Date.parse('2026-11-21T10:00:00Z');
const company: MailCompany = {
  name: 'Example Homes',
  address: '1 Example Street; Kyiv, 2nd floor',
  phone: '+380445550142',
  email: 'sales@example.com',
  directusUrl: 'https://cms.example.com',
};

function makeLead(change: Partial<MailLead> = {}): MailLead {
  return {
    id: '5f0c1d3a-7a51-4d0e-9a53-0d6b8f3b6a10',
    idempotency_key: 'key-of-the-form-1',
    kind: 'consultation',
    name: 'Anna Example',
    phone: '+380671234567',
    alternative_contact: 'anna@example.com',
    message: null,
    locale: 'en',
    page_url: null,
    topic: null,
    file: null,
    file_name: null,
    meeting_mode: null,
    meeting_start: null,
    meeting_minutes: null,
    meeting_before: null,
    status: 'new',
    utm: [null, null, null, null, null],
    project: null,
    sale: null,
    vacancy: null,
    presentation: null,
    ...change,
  };
}

const meeting = {
  kind: 'meeting',
  meeting_mode: 'offline',
  meeting_start: '2026-11-23T08:00:00.000Z',
  meeting_minutes: 30,
} as const;
const toTeam = (change: Partial<MailLead>, language: string | null = null) =>
  teamMail(makeLead(change), company, { to: 'team@example.com', language, stamp });
const toVisitor = (change: Partial<MailLead>) =>
  visitorMail(makeLead(change), company, { to: 'anna@example.com', stamp });

describe('the mail to the team', () => {
  it('names everything that was sent, with links to the request and its file', () => {
    const { text, replyTo } = toTeam({
      message: 'Hello',
      file: 'file-1',
      file_name: 'cv.pdf',
      project: 'Stone Garden',
      page_url: 'https://example.com/career',
      utm: ['letter', null, 'autumn', null, null],
    });
    for (const part of [
      'Anna Example',
      '+380671234567',
      'anna@example.com',
      'Hello',
      'cv.pdf',
      'Stone Garden',
      'https://example.com/career',
      'letter / autumn',
      'https://cms.example.com/admin/content/leads/5f0c1d3a-7a51-4d0e-9a53-0d6b8f3b6a10',
      'https://cms.example.com/admin/files/file-1',
    ]) {
      expect(text).toContain(part);
    }
    expect(replyTo).toBe('anna@example.com');
  });

  it('has no other header, whatever the name holds', () => {
    expect(toTeam({ name: 'Anna\r\nBcc: all@example.com' }).subject).toBe(
      'Consultation: Anna Bcc: all@example.com',
    );
  });

  it('shows markup of a visitor as text', () => {
    expect(toTeam({ message: '<img src=x onerror=alert(1)>' }).html).toContain(
      '&lt;img src=x onerror=alert(1)&gt;',
    );
  });

  it('is in the language of the team', () => {
    expect(toTeam({}, 'uk').subject).toBe('Консультація: Anna Example');
    expect(toTeam({}, 'ru').subject).toBe('Консультация: Anna Example');
  });
});

describe('a meeting the visitor has changed', () => {
  const moved = { ...meeting, meeting_before: '2026-11-23T12:00:00.000Z' };
  const cancelled = { ...meeting, status: 'cancelled' };

  it.each(['en', 'ru', 'uk'] as const)('has complete mails in %s', (language) => {
    const locale = language === 'uk' ? 'ua' : language;
    for (const change of [moved, cancelled]) {
      for (const mail of [toTeam(change, language), toVisitor({ ...change, locale })]) {
        expect(`${mail.subject} ${mail.text}`).not.toMatch(/[{}]|undefined|null/);
      }
    }
  });

  it('is called moved, with both times and the calendar file of the new one', () => {
    const mail = toTeam(moved);
    expect(mail.subject).toBe('Meeting moved: Anna Example');
    expect(mail.text).toMatch(/Meeting: .*10:00.*\nIt was: .*14:00/);
    expect(mail.attachments).toHaveLength(1);
    expect(toVisitor(moved).text).toContain('we have moved your meeting');
  });

  it('is called cancelled, and nothing puts it into a calendar', () => {
    expect(toTeam(cancelled).subject).toBe('Meeting cancelled: Anna Example');
    expect(toTeam(cancelled).attachments).toEqual([]);
    expect(toVisitor(cancelled).text).not.toContain('Where:');
  });

  it('has a mail of its own: a program that knows the first one shows it too', () => {
    const ids = [meeting, moved, cancelled].map((change) => toTeam(change).messageId);
    expect(new Set(ids).size).toBe(3);
    expect(toTeam(moved).messageId).toBe(toTeam(moved).messageId);
  });

  it('is told to the team without a word about somebody whose account is gone', () => {
    const gone = { ...cancelled, name: '—', phone: '', alternative_contact: null };
    expect(toTeam(gone).subject).toBe('Meeting cancelled: —');
    expect(toTeam(gone).replyTo).toBeUndefined();
  });
});

describe('the mail to the visitor', () => {
  it.each(
    KINDS.flatMap((kind) => (['en', 'ru', 'ua'] as const).map((locale) => [kind, locale] as const)),
  )('of a %s in %s is complete', (kind, locale) => {
    const lead = kind === 'meeting' ? meeting : { kind };
    const mail = toVisitor({ ...lead, locale });
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/[{}]|undefined|null/);
    expect(mail.html).toContain(`lang="${locale === 'ua' ? 'uk' : locale}"`);
  });

  it('repeats nothing a stranger could advertise with', () => {
    const words = {
      name: 'Your prize waits at evil.example',
      message: 'Buy now',
      alternative_contact: 'victim@example.com',
      page_url: 'https://evil.example/',
      utm: ['evil', 'evil', 'evil', 'evil', 'evil'],
    };
    for (const kind of KINDS) {
      const mail = toVisitor({ ...(kind === 'meeting' ? meeting : { kind }), ...words });
      expect(JSON.stringify({ ...mail, to: '' })).not.toMatch(/prize|evil|Buy now|victim/);
    }
  });

  it('says when and where in the office’s time, and carries the calendar file', () => {
    const mail = toVisitor(meeting);
    expect(mail.text).toMatch(/Monday,? 23 November 2026 at 10:00 \(Kyiv time\), 30 minutes\./);
    expect(mail.text).toContain(company.address);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['meeting.ics']);
  });

  it('brings the link to the catalogue, or says that there is none yet', () => {
    const link = 'https://cms.example.com/leads/presentation/x.y';
    expect(toVisitor({ kind: 'catalogue', project: 'A', presentation: link }).text).toContain(link);
    const { text, subject } = toVisitor({ kind: 'catalogue' });
    expect(text).toContain('no catalogue yet');
    expect(subject).not.toMatch(/catalogue/i);
  });
});

describe('words of the mails', () => {
  it('are filled in one pass: a name is never read as a place', () => {
    expect(fill('{a} {b} {c}', { a: '{b}', b: '2' })).toBe('{b} 2 {c}');
  });

  it('name the time at the office on both sides of a clock change', () => {
    expect(officeTime('2027-03-27T08:00:00Z', textsIn('en'))).toContain('10:00');
    expect(officeTime('2027-03-29T07:00:00Z', textsIn('en'))).toContain('10:00');
    expect(officeTime('2027-03-29T07:00:00Z', textsIn('uk'))).toContain('за Києвом');
  });
});

describe('a calendar file', () => {
  const file = calendarFile({
    uid: 'x@example.com',
    start: '2026-11-23T08:00:00.000Z',
    minutes: 45,
    stamp,
    summary: 'Зустріч з Example Homes, яка має дуже довгу назву, щоб рядок довелося згорнути',
    location: 'A; B, C\\D\nE',
  });

  it('has the times in UTC', () => {
    expect(file).toContain('DTSTART:20261123T080000Z\r\nDTEND:20261123T084500Z\r\n');
    expect(file).toContain('DTSTAMP:20261121T100000Z\r\n');
  });

  it('escapes text', () => {
    expect(file).toContain('LOCATION:A\\; B\\, C\\\\D\\nE\r\n');
  });

  it('has no line of more than 75 octets, and no half character', () => {
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
    expect(file.replaceAll('\r\n ', '')).toContain('щоб рядок довелося згорнути');
  });
});
