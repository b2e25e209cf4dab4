import type { DemoPage } from '../../types';

export const notFound: DemoPage = {
  slug: 'not-found',
  image: 'drawing-door.jpg',
  translations: {
    en: {
      title: 'There is no house at this address',
      lead: 'Something went wrong: the page does not exist, it may be outdated or the address was typed wrong.',
      body: `<p>We have checked the master plan: nothing has been built here and no permit applied for. The path back to the houses that do exist is short and paved.</p>`,
    },
    ru: {
      title: 'По этому адресу дома нет',
      lead: 'Что-то пошло не так: страницы не существует, она могла устареть, или в адресе опечатка.',
      body: `<p>Мы сверились с генпланом: здесь ничего не построено, и разрешения никто не запрашивал. Дорожка к домам, которые существуют, короткая и мощеная.</p>`,
    },
    uk: {
      title: 'За цією адресою дому немає',
      lead: 'Щось пішло не так: сторінки не існує, вона могла застаріти, або в адресі помилка.',
      body: `<p>Ми звірилися з генпланом: тут нічого не збудовано, і дозволу ніхто не просив. Доріжка до будинків, які існують, коротка й брукована.</p>`,
    },
  },
};
