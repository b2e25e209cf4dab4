import { render, screen } from '@testing-library/react';
import { LEAD_PANELS } from '../../cms/access';
import { isMovable } from '../../cms/extensions/leads/src/account/own-leads';
import { isLeadKind, needsProject } from '../../cms/extensions/leads/src/contract';
import { teamMail, visitorMail, type MailLead } from '../../cms/extensions/leads/src/mail/compose';
import { validateFields } from '../../cms/extensions/leads/src/rules/validate';
import { COLLECTIONS } from '../../cms/schema';
import type { LeadKind } from '../../src/domain/lead';
import { LeadForm } from '../../src/features/lead-form/lead-form';
import { LEAD_SCHEMAS } from '../../src/features/lead-form/schemas';
import { useMeetingOffer } from '../../src/features/lead-form/use-meeting-offer';
import { useSiteSettings } from '../../src/hooks/use-site-settings';
import { translatorFor } from '../support/i18n';
import { siteSettings } from '../support/site-settings';

// Run in a copy that has the kind `viewing`: see recipes.integration.test.ts.

jest.mock('../../src/hooks/use-site-settings');
jest.mock('../../src/features/lead-form/use-meeting-offer');
jest.mock('../../src/config/browser', () => ({ BACKEND_URL: '', RECAPTCHA_SITE_KEY: '' }));

const VIEWING = 'viewing' as LeadKind;
const START = '2099-01-05T08:00:00.000Z';
const person = {
  name: 'Olena Example',
  phone: '+380671234567',
  alternative_contact: 'olena@example.com',
  recaptcha_token: 'token',
};

it('has a form that asks for a time and a place', async () => {
  jest.mocked(useSiteSettings).mockReturnValue(siteSettings());
  const offer = { minutes: 30, days: [{ day: '2099-01-05', starts: [START] }] };
  const state = { name: 'ready', offer } as const;
  jest.mocked(useMeetingOffer).mockReturnValue({ state, reload: () => undefined });
  const { t } = translatorFor('en');
  render(<LeadForm kind={VIEWING} t={t} locale="en" subject={{ project: 'stone-garden' }} />);
  expect(screen.getByRole('form', { name: 'Viewing' })).toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: 'Where we meet' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Book the viewing' })).toBeInTheDocument();
  await expect(LEAD_SCHEMAS[VIEWING].validate(person, { abortEarly: false })).rejects.toMatchObject(
    { errors: ['chooseMode', 'chooseTime'] },
  );
});

it('is checked by the server', () => {
  expect([isLeadKind(VIEWING), needsProject(VIEWING)]).toEqual([true, true]);
  const checked = validateFields(VIEWING, new Map(Object.entries(person)));
  expect(checked.ok ? [] : checked.problems).toEqual(
    ['project', 'meeting_mode', 'meeting_start'].map((field) =>
      expect.objectContaining({ field, reason: 'required' }),
    ),
  );
});

it('is a choice of the admin, with a panel of its own on the dashboard', () => {
  const leads = COLLECTIONS.find(({ collection }) => collection === 'leads');
  const kind = leads?.fields.find(({ field }) => field === 'kind');
  expect(kind?.meta.options?.choices).toContainEqual({ text: '$t:Viewing', value: 'viewing' });
  expect(LEAD_PANELS.map(({ name }) => name)).toContain('Viewing, per week');
});

it('can be moved by the visitor in the account', () => {
  const row = { kind: VIEWING, status: 'new', meeting_start: Date.parse(START) };
  expect(isMovable(row, Date.now())).toBe(true);
});

it('is confirmed by mail, with its time', () => {
  const lead: MailLead = {
    id: '5f0c1d3a-7a51-4d0e-9a53-0d6b8f3b6a10',
    idempotency_key: 'key-of-the-form-1',
    kind: VIEWING,
    ...person,
    message: null,
    locale: 'en',
    page_url: null,
    topic: null,
    file: null,
    file_name: null,
    meeting_mode: 'offline',
    meeting_start: START,
    meeting_minutes: 30,
    meeting_before: null,
    status: 'new',
    utm: [],
    project: 'Stone Garden',
    sale: null,
    vacancy: null,
    presentation: null,
  };
  const company = {
    name: 'Example Homes',
    address: '1 Example Street',
    phone: '+380445550142',
    email: null,
    directusUrl: 'https://cms.example.com',
  };
  const mail = visitorMail(lead, company, { to: 'olena@example.com', stamp: 0 });
  expect(mail.subject).toBe('Your viewing with Example Homes');
  expect(mail.text).toContain('5 January 2099');
  expect(mail.attachments).toHaveLength(1);
  const toTeam = teamMail(lead, company, { to: 'team@example.com', language: 'en', stamp: 0 });
  expect(toTeam.subject).toBe('Viewing: Olena Example');
});
