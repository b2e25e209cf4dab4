import type { FilterContext, FilterMeta, HookRegister } from './host';
import { languageFor } from './language-for';
import type { Language } from './texts';

/** Fields of the own user that a person may change: name, password, and how the admin looks. */
export const OWN_FIELDS: readonly string[] = [
  'first_name',
  'last_name',
  'password',
  'avatar',
  'location',
  'title',
  'description',
  'tags',
  'language',
  'text_direction',
  'email_notifications',
  'appearance',
  'theme_light',
  'theme_light_overrides',
  'theme_dark',
  'theme_dark_overrides',
];

/** Why a change of a user is refused. */
export type ProfileProblem = 'others' | 'fields';

/** Error messages, by language of the admin. */
export const PROFILE_TEXTS: Readonly<Record<Language, Readonly<Record<ProfileProblem, string>>>> = {
  en: {
    others: 'You can change your own profile only. An administrator changes those of others.',
    fields:
      'In your profile you can change name, password, picture, language and appearance. An administrator changes the rest, the e-mail address too.',
  },
  ru: {
    others: 'Изменять можно только свой профиль. Чужие профили изменяет администратор.',
    fields:
      'В своем профиле можно изменить имя, пароль, фотографию, язык и оформление. Остальное, в том числе адрес электронной почты, изменяет администратор.',
  },
  uk: {
    others: 'Змінювати можна лише свій профіль. Чужі профілі змінює адміністратор.',
    fields:
      'У своєму профілі можна змінити ім’я, пароль, фотографію, мову та оформлення. Решту, зокрема адресу електронної пошти, змінює адміністратор.',
  },
};

/** A refused change of a user. Directus recognises its own errors by their `name`. */
class RefusedProfile extends Error {
  override readonly name = 'DirectusError';
  readonly code = 'FORBIDDEN';
  readonly status = 403;
  readonly extensions: { reason: string };

  constructor(problem: ProfileProblem, language: Language) {
    const reason = PROFILE_TEXTS[language][problem];
    super(reason);
    this.extensions = { reason };
  }
}

/**
 * What is wrong with a change of users by somebody who is not an administrator.
 *
 * @param user Id of the caller.
 * @param keys Ids of the users that would change.
 * @param payload The change.
 * @returns undefined if it is allowed.
 */
export function profileProblem(
  user: string | null | undefined,
  keys: readonly (string | number)[],
  payload: object,
): ProfileProblem | undefined {
  if (keys.some((key) => key !== user)) return 'others';
  return Object.keys(payload).every((field) => OWN_FIELDS.includes(field)) ? undefined : 'fields';
}

/**
 * Restricts the update permission on users to the own row and to `OWN_FIELDS`, for everybody who is
 * not an administrator: a permission of Directus' core licence has neither a filter nor a list of
 * fields. Every API writes through the service that emits this event, nested writes too. Directus
 * itself, such as for an invitation that is accepted, has no accountability.
 */
export function guardProfiles({ filter }: HookRegister): void {
  filter('users.update', async (payload, meta: FilterMeta, context: FilterContext) => {
    const { accountability } = context;
    if (accountability === null || accountability === undefined || accountability.admin) {
      return payload;
    }
    const problem = profileProblem(accountability.user, meta.keys ?? [], payload as object);
    if (problem === undefined) return payload;
    throw new RefusedProfile(problem, await languageFor(context));
  });
}
