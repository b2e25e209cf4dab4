import type { DemoPage } from '../../types';

/** Beside the forms of sign-in, invitation and new password. */
export const account: DemoPage = {
  slug: 'account',
  image: 'drawing-keys.jpg',
  translations: {
    en: {
      title: 'Account',
      lead: 'Your requests, your viewings and the homes you like, on one board.',
    },
    ru: {
      title: 'Личный кабинет',
      lead: 'Ваши заявки, просмотры и дома, которые понравились, — на одной доске.',
    },
    uk: {
      title: 'Особистий кабінет',
      lead: 'Ваші заявки, перегляди й будинки, що сподобалися, — на одній дошці.',
    },
  },
};
