import rules from '../../../../../contract/account/rules.json';

export type AccountCode = keyof typeof rules.codes;

/** Limits of accounts, the same file that the pages of the site read. */
export const ACCOUNT_RULES = rules;
