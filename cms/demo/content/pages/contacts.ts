import type { DemoPage } from '../../types';

export const contacts: DemoPage = {
  slug: 'contacts',
  image: 'drawing-samples.jpg',
  translations: {
    en: {
      title: 'Contacts',
      lead: 'An office in Kyiv, a site office in Berawa and a call from anywhere. Choose whichever is nearer.',
      seo_title: 'Contacts: the Kyiv office and the site office',
      seo_description:
        'Where to find us in Kyiv and in Berawa, opening hours, how to get there and how to arrange a viewing online.',
      body: `
<h2>The Kyiv office</h2>
<p>8 Klenova Street, Maple House, 4th floor. From Zoloti Vorota metro station it is seven minutes on foot: keep to the left-hand pavement downhill, and look for a brick house with a maple in the yard. The entrance is from the yard; the intercom is marked “Amara”. There are four parking spaces for visitors: tell us the number of your car beforehand. The lift is wide enough for a wheelchair, and there is a generator and a shelter in the building.</p>
<p>Here you can read contracts and land certificates on paper, see the wall of 46 samples and meet the lawyer on Tuesdays and Thursdays.</p>
<h2>The site office on the island</h2>
<p>Jalan Kolam Panjang 3, Berawa, beside the building site of <a href="/projects/long-pool-residences">Long Pool Residences</a>. It is open from Monday to Saturday, 9:00 to 17:00 local time, which is five hours ahead of Kyiv in summer and six in winter. From the airport it takes 35 minutes in the morning and up to an hour after five; if you come for a viewing, we send a car. Scooters can be left in the yard. A full-size sample apartment stands next door.</p>
<p>For a building site you need closed shoes. We provide the helmet.</p>
<h2>From a distance</h2>
<p>Meetings are held online as well, by video, at Kyiv time. Choose a day and an hour in the form, and the confirmation will come with a link. We have written down <a href="/articles/viewing-from-a-distance">how to get the most out of such a viewing</a>.</p>`,
    },
    ru: {
      title: 'Контакты',
      lead: 'Офис в Киеве, офис на стройке в Бераве и звонок откуда угодно. Выбирайте, что ближе.',
      seo_title: 'Контакты: офис в Киеве и офис на острове',
      seo_description:
        'Где нас найти в Киеве и в Бераве, часы работы, как добраться и как договориться об онлайн-просмотре.',
      body: `
<h2>Офис в Киеве</h2>
<p>Улица Кленовая, 8, «Кленовый дом», 4-й этаж. От метро «Золотые ворота» семь минут пешком: спускайтесь по левой стороне улицы до кирпичного дома с кленом во дворе. Вход со двора, на домофоне написано Amara. Для гостей есть четыре места на парковке, только сообщите заранее номер машины. В лифт помещается кресло-коляска, в здании есть генератор и укрытие.</p>
<p>Здесь можно прочесть на бумаге договоры и земельные сертификаты, посмотреть стену с 46 образцами материалов, а по вторникам и четвергам — поговорить с юристом.</p>
<h2>Офис на острове</h2>
<p>Jalan Kolam Panjang 3, Берава, рядом со стройкой <a href="/projects/long-pool-residences">Long Pool Residences</a>. Открыт с понедельника по субботу с 9:00 до 17:00 по местному времени; летом оно опережает киевское на пять часов, зимой на шесть. Из аэропорта утром ехать 35 минут, после пяти вечера — до часа; если вы приехали на просмотр, пришлем машину. Скутер можно оставить во дворе. Рядом стоит образец апартаментов в натуральную величину.</p>
<p>На стройку нужна закрытая обувь. Каску дадим.</p>
<h2>На расстоянии</h2>
<p>Встречаемся и онлайн, по видео, по киевскому времени. Выберите в форме день и час, ссылка придет вместе с подтверждением. Как извлечь из такого просмотра больше пользы, рассказываем <a href="/articles/viewing-from-a-distance">в статье</a>.</p>`,
    },
    uk: {
      title: 'Контакти',
      lead: 'Офіс у Києві, офіс на будівництві в Бераві і дзвінок звідки завгодно. Обирайте, що ближче.',
      seo_title: 'Контакти: офіс у Києві та офіс на острові',
      seo_description:
        'Де нас знайти в Києві та в Бераві, години роботи, як дістатися і як домовитися про онлайн-перегляд.',
      body: `
<h2>Офіс у Києві</h2>
<p>Вулиця Кленова, 8, «Кленовий дім», 4-й поверх. Від метро «Золоті ворота» сім хвилин пішки: спускайтеся лівим боком вулиці до цегляного будинку з кленом у дворі. Вхід із двору, на домофоні написано Amara. Для гостей є чотири місця на парковці, лише повідомте заздалегідь номер авто. У ліфт уміщується крісло колісне, у будинку є генератор і укриття.</p>
<p>Тут можна прочитати на папері договори й земельні сертифікати, оглянути стіну із 46 зразками матеріалів, а щовівторка та щочетверга — поговорити з юристом.</p>
<h2>Офіс на острові</h2>
<p>Jalan Kolam Panjang 3, Берава, поруч із будівництвом <a href="/projects/long-pool-residences">Long Pool Residences</a>. Відчинено з понеділка до суботи з 9:00 до 17:00 за місцевим часом; улітку він випереджає київський на п’ять годин, узимку на шість. З аеропорту зранку їхати 35 хвилин, після п’ятої вечора — до години; якщо ви приїхали на перегляд, надішлемо авто. Скутер можна залишити у дворі. Поруч стоїть зразок апартаментів у натуральну величину.</p>
<p>На будівництво потрібне закрите взуття. Каску дамо.</p>
<h2>На відстані</h2>
<p>Зустрічаємося й онлайн, відеозв’язком, за київським часом. Оберіть у формі день і годину, посилання надійде разом із підтвердженням. Як узяти від такого перегляду якнайбільше, розповідаємо <a href="/articles/viewing-from-a-distance">у статті</a>.</p>`,
    },
  },
};
