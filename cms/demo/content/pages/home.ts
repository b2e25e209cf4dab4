import type { DemoPage } from '../../types';

export const home: DemoPage = {
  slug: 'home',
  image: 'flat-pool-dusk-5.jpg',
  translations: {
    en: {
      title: 'Homes on the island, figures on the table',
      lead: 'Villas and apartments in three areas of Bali: Berawa, Canggu and Pererenan. Building since 2017.',
      body: `<p>Amara is a developer with nine years on the island behind it: 64 villas and 118 apartments delivered, 11.4 hectares built and planted. We publish prices, deadlines and three scenarios of income, the pessimistic one included, and say where each figure comes from.</p>`,
      seo_title: 'Amara: villas and apartments in Bali',
      seo_description:
        'Villas and apartments in Berawa, Canggu and Pererenan: prices by stage, deadlines and income forecasts in three scenarios.',
    },
    ru: {
      title: 'Дома на острове и цифры без тумана',
      lead: 'Виллы и апартаменты в трех районах Бали: Берава, Чангу и Переренан. Строим с 2017 года.',
      body: `<p>Amara — застройщик, у которого за плечами девять лет на острове: 64 виллы и 118 апартаментов сданы, 11,4 гектара застроено и засажено. Мы публикуем цены, сроки и три сценария дохода, включая пессимистичный, и объясняем, откуда взялась каждая цифра.</p>`,
      seo_title: 'Amara: виллы и апартаменты на Бали',
      seo_description:
        'Виллы и апартаменты в Бераве, Чангу и Переренане: цены по этапам, сроки и прогноз дохода в трех сценариях.',
    },
    uk: {
      title: 'Будинки на острові й цифри без туману',
      lead: 'Вілли та апартаменти у трьох районах Балі: Берава, Чангу й Переренан. Будуємо з 2017 року.',
      body: `<p>Amara — забудовник, який має за плечима дев’ять років на острові: 64 вілли й 118 апартаментів здано, 11,4 гектара забудовано й засаджено. Ми публікуємо ціни, строки й три сценарії доходу, зокрема песимістичний, і пояснюємо, звідки взялася кожна цифра.</p>`,
      seo_title: 'Amara: вілли та апартаменти на Балі',
      seo_description:
        'Вілли та апартаменти в Бераві, Чангу й Переренані: ціни за етапами, строки й прогноз доходу в трьох сценаріях.',
    },
  },
};
