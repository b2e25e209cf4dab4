import type { DemoPage } from '../../types';

export const about: DemoPage = {
  slug: 'about',
  image: 'drawing-boulders.jpg',
  translations: {
    en: {
      title: 'People who build, and stay to manage',
      lead: 'Since 2017 we have delivered 64 villas and 118 apartments. Most of them are still in our care, so our mistakes come back to us.',
      seo_title: 'About Amara: who builds your house',
      seo_description:
        'How Amara works: 64 villas and 118 apartments since 2017, own crews and design studio, four principles we build by.',
      body: `
<p>Amara began with one villa. In 2017 an engineer from Kyiv, Oksana Zavadska, and Made Ardhika, whose family still grows rice in Canggu, built a house on a plot of three hundred square metres, sold it and looked after it for the new owner. The owner asked every month what the house had earned and why. Those letters became the form of report that we still use, and the reason why this site has more tables than adjectives.</p>
<h2>What we do ourselves</h2>
<p>We look for the land, design, build, sell and manage. A studio of seven architects in Canggu draws all our houses. Our own crews, about 140 people in the dry season, do concrete, masonry, roofs and joinery; for piles, lifts and pools we bring in contractors and name them in the record of works. The sales office and the lawyer are in Kyiv. After hand-over our management team looks after the house, if the owner wishes.</p>
<p>A company that manages what it has built learns quickly. A hinge that rusts costs us forty calls a season, a bathroom without a window costs us reviews. That is why there are 46 samples of materials on the wall of the Kyiv office, half of them with a twin that has spent three years by the sea.</p>
<h2>What we do not do</h2>
<ul>
<li>We do not sell before the building approval; until then only refundable reservations are possible.</li>
<li>We do not use nominees and do not call a lease “freehold”.</li>
<li>We do not guarantee a yield. There is a forecast in three scenarios and the results of finished houses to compare it with.</li>
<li>We do not count rain as an excuse: forty-five working days of it are in every schedule.</li>
</ul>
<h2>Where we were wrong</h2>
<p>Keys to <a href="/projects/stone-garden">Stone Garden</a> were handed over five weeks late, and the owners received compensation. At <a href="/projects/mangrove-lane">Mangrove Lane</a> we trusted a survey made in the dry season and moved to piles at our own expense. Both stories are in <a href="/news">the news</a>, with sums and dates. We would rather you read them here than heard them from somebody else.</p>`,
      blocks: [
        {
          title: 'The plot comes before the drawing',
          text: 'We check title, zone, road and neighbours, and measure groundwater twice, in October and in February. Over three years 27 plots of 31 were turned down.',
        },
        {
          title: 'Shade first, air conditioning second',
          text: 'Deep eaves, timber screens and air from two sides. With the screens closed at noon, a bedroom stays about four degrees cooler than the terrace.',
        },
        {
          title: 'Nothing is closed without a record',
          text: 'Before a wall is closed or a slab poured, an independent supervisor signs. The reports, failed tests included, are in the buyer’s folder.',
        },
        {
          title: 'A house that can be repaired',
          text: 'Every valve and junction box can be reached without breaking a tile, and we keep a stock of every material for ten years of repairs.',
        },
      ],
    },
    ru: {
      title: 'Строим и остаемся управлять',
      lead: 'С 2017 года мы сдали 64 виллы и 118 апартаментов. Большинство по-прежнему на нашем попечении, поэтому свои ошибки мы видим первыми.',
      seo_title: 'О компании Amara: кто строит ваш дом',
      seo_description:
        'Как работает Amara: 64 виллы и 118 апартаментов с 2017 года, свои бригады и бюро, четыре принципа стройки.',
      body: `
<p>Amara началась с одной виллы. В 2017 году инженер из Киева Оксана Завадская и Маде Ардхика, чья семья до сих пор выращивает рис в Чангу, построили дом на трехстах метрах земли, продали его и взялись за ним присматривать. Новый хозяин каждый месяц спрашивал, сколько дом заработал и почему столько. Из этих писем выросла форма отчета, которой мы пользуемся и сегодня. Поэтому и на сайте таблиц больше, чем прилагательных.</p>
<h2>Что делаем сами</h2>
<p>Ищем землю, проектируем, строим, продаем и управляем. Все дома чертит наше бюро в Чангу, семь архитекторов. Бетон, кладка, крыши и столярка — дело собственных бригад, в сухой сезон это около 140 человек. На сваи, лифты и бассейны приглашаем подрядчиков и называем их в журнале работ. Отдел продаж и юрист — в Киеве. После передачи ключей за домом, если владелец хочет, следит наша служба управления.</p>
<p>Кто управляет тем, что построил, учится быстро. Петля, которая ржавеет, стоит нам сорока звонков за сезон, ванная без окна — плохих отзывов. Поэтому в киевском офисе на стене висят 46 образцов материалов, и у половины есть двойник, проживший три года у моря.</p>
<h2>Чего не делаем</h2>
<ul>
<li>Не продаем до разрешения на строительство: раньше возможна только возвратная бронь.</li>
<li>Не работаем с номинальными владельцами и не называем аренду «фрихолдом».</li>
<li>Не гарантируем доходность. Есть прогноз в трех сценариях и результаты готовых домов, с которыми его можно сверить.</li>
<li>Не оправдываемся дождем: сорок пять рабочих дней на него заложены в каждом графике.</li>
</ul>
<h2>Где мы ошиблись</h2>
<p>Ключи от <a href="/projects/stone-garden">Stone Garden</a> мы отдали на пять недель позже и выплатили владельцам компенсацию. В <a href="/projects/mangrove-lane">Mangrove Lane</a> поверили изысканиям, сделанным в сухой сезон, и за свой счет перешли на сваи. Обе истории есть в <a href="/news">новостях</a>, с суммами и датами. Лучше прочесть о них здесь, чем услышать от кого-то еще.</p>`,
      blocks: [
        {
          title: 'Сначала участок, потом чертеж',
          text: 'Проверяем документы, зону, дорогу и соседей, а уровень грунтовых вод измеряем дважды, в октябре и феврале. За три года из 31 участка отказались от 27.',
        },
        {
          title: 'Сначала тень, потом кондиционер',
          text: 'Глубокие свесы, деревянные экраны и воздух с двух сторон. Если в полдень экраны закрыты, в спальне примерно на четыре градуса прохладнее, чем на террасе.',
        },
        {
          title: 'Ничего не закрываем без акта',
          text: 'До того как зашить стену или залить плиту, расписывается независимый технадзор. Отчеты, в том числе о неудачных испытаниях, лежат в папке покупателя.',
        },
        {
          title: 'Дом, который можно починить',
          text: 'К любому крану и распределительной коробке можно добраться, не разбив плитки, а запас каждого материала мы храним на десять лет ремонтов.',
        },
      ],
    },
    uk: {
      title: 'Будуємо і лишаємося управляти',
      lead: 'З 2017 року ми здали 64 вілли й 118 апартаментів. Більшість і далі під нашою опікою, тож власні помилки ми бачимо першими.',
      seo_title: 'Про компанію Amara: хто будує ваш дім',
      seo_description:
        'Як працює Amara: 64 вілли й 118 апартаментів з 2017 року, власні бригади й бюро, чотири принципи будівництва.',
      body: `
<p>Amara почалася з однієї вілли. 2017 року інженерка з Києва Оксана Завадська і Маде Ардхіка, чия родина й досі вирощує рис у Чангу, збудували дім на трьохстах метрах землі, продали його і взялися доглядати. Новий господар щомісяця питав, скільки дім заробив і чому саме стільки. Із тих листів виросла форма звіту, якою ми користуємося й сьогодні. Тому й на сайті таблиць більше, ніж прикметників.</p>
<h2>Що робимо самі</h2>
<p>Шукаємо землю, проєктуємо, будуємо, продаємо й управляємо. Усі будинки креслить наше бюро в Чангу, семеро архітекторів. Бетон, мурування, дахи й столярка — справа власних бригад, у сухий сезон це близько 140 людей. На палі, ліфти й басейни запрошуємо підрядників і називаємо їх у журналі робіт. Відділ продажу та юрист — у Києві. Після передавання ключів за домом, якщо власник хоче, наглядає наша служба управління.</p>
<p>Хто управляє тим, що збудував, учиться швидко. Завіса, яка іржавіє, коштує нам сорока дзвінків за сезон, ванна кімната без вікна — поганих відгуків. Тому в київському офісі на стіні висять 46 зразків матеріалів, і половина має двійника, що прожив три роки біля моря.</p>
<h2>Чого не робимо</h2>
<ul>
<li>Не продаємо до дозволу на будівництво: раніше можливе лише бронювання з поверненням коштів.</li>
<li>Не працюємо з номінальними власниками і не називаємо оренду «фрихолдом».</li>
<li>Не гарантуємо дохідності. Є прогноз у трьох сценаріях і результати готових будинків, з якими його можна звірити.</li>
<li>Не виправдовуємося дощем: сорок п’ять робочих днів на нього закладено в кожному графіку.</li>
</ul>
<h2>Де ми помилилися</h2>
<p>Ключі від <a href="/projects/stone-garden">Stone Garden</a> ми віддали на п’ять тижнів пізніше і виплатили власникам компенсацію. У <a href="/projects/mangrove-lane">Mangrove Lane</a> повірили вишукуванням, зробленим у сухий сезон, і власним коштом перейшли на палі. Обидві історії є в <a href="/news">новинах</a>, із сумами й датами. Краще прочитати про них тут, ніж почути від когось іншого.</p>`,
      blocks: [
        {
          title: 'Спершу ділянка, потім креслення',
          text: 'Перевіряємо документи, зону, дорогу й сусідів, а рівень ґрунтових вод вимірюємо двічі, у жовтні та лютому. За три роки з 31 ділянки відмовилися від 27.',
        },
        {
          title: 'Спершу тінь, потім кондиціонер',
          text: 'Глибокі звиси, дерев’яні екрани й повітря з двох боків. Якщо опівдні екрани зачинено, у спальні приблизно на чотири градуси прохолодніше, ніж на терасі.',
        },
        {
          title: 'Нічого не закриваємо без акта',
          text: 'Перш ніж зашити стіну чи залити плиту, підписується незалежний технагляд. Звіти, зокрема про невдалі випробування, лежать у теці покупця.',
        },
        {
          title: 'Дім, який можна полагодити',
          text: 'До будь-якого крана чи розподільної коробки можна дістатися, не розбивши плитки, а запас кожного матеріалу ми зберігаємо на десять років ремонтів.',
        },
      ],
    },
  },
};
