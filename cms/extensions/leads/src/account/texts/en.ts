import type { AccountMailTexts } from './types';

export const en: AccountMailTexts = {
  greeting: 'Hello,',
  mails: {
    confirm: {
      subject: 'Confirm your address for {company}',
      body: 'you asked for an account with {company}. Confirm that this address is yours and choose a password.',
      action: 'Confirm and choose a password',
      validity: 'The link is good for 24 hours.',
      notYou: 'If it was not you, do nothing: without the link there will be no account.',
    },
    exists: {
      subject: 'You have an account with {company}',
      body: 'somebody, probably you, asked for an account with {company} for this address. There is one already: sign in, or set a new password there.',
      action: 'Sign in',
      validity: '',
      notYou: 'If it was not you, do nothing: nothing has changed.',
    },
    reset: {
      subject: 'A new password for {company}',
      body: 'you asked to set a new password for your account with {company}.',
      action: 'Set a new password',
      validity: 'The link is good for 24 hours and works once.',
      notYou: 'If it was not you, do nothing: the old password still holds.',
    },
    invite: {
      subject: '{company} invites you',
      body: '{company} has made an account for you: your requests, meetings and projects in one place. Choose a password to open it.',
      action: 'Accept the invitation',
      validity: 'The link is good for 7 days.',
      notYou: 'If you expect no invitation, do nothing: the account stays closed.',
    },
  },
};
