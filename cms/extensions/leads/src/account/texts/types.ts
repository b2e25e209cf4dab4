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
        /** How long the link works; empty where it always does. */
        validity: string;
        /** What to do who did not ask for it. */
        notYou: string;
      }
    >
  >;
  greeting: string;
}
