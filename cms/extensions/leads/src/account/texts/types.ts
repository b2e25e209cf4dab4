/** Mails about an account. */
export type AccountMailKind = 'confirm' | 'exists' | 'reset' | 'invite';

/** Words of the mails about accounts in one language; `{company}` is filled in. */
export interface AccountMailTexts {
  mails: Readonly<
    Record<
      AccountMailKind,
      {
        subject: string;
        body: string;
        /** Label of the link. */
        action: string;
        /** How long the link is valid; empty for a link that does not expire. */
        validity: string;
        /** Advice for a recipient who did not request the mail. */
        notYou: string;
      }
    >
  >;
  greeting: string;
}
