import type { DemoPost } from '../../types';

export const materialLibraryKyiv: DemoPost = {
  slug: 'material-library-kyiv',
  status: 'published',
  kind: 'news',
  published_at: '2026-04-16',
  image: 'drawing-samples.jpg',
  translations: {
    en: {
      title: 'A library of materials in the Kyiv office',
      summary:
        'Forty-six samples of what our houses are made of, and for half of them a twin that has spent three years by the sea.',
      body: `<p>A rendering does not tell you how a door handle feels or whether a floor is slippery when wet. That is why one wall of our Kyiv office has become a library: 46 samples, from teak slats and andesite to switches and the mesh of a mosquito screen.</p>
<p>Half of the samples come in pairs. One piece is new. Its twin was fixed to a frame in Berawa, 300 metres from the water, in spring 2023 and flown to Kyiv this March. You can see how teak has turned silver, where a hinge of ordinary steel has rusted through, and why we no longer use it.</p>
<p>Every sample carries a card with the country of origin, the price per square metre or piece, the years of guarantee and the projects where it is used. Four cards say “we stopped using this”, with the reason.</p>
<p>Visits are by appointment and take about forty minutes; choose a time through the <a href="/contacts">contacts page</a>. If you are not in Kyiv, we will go through the wall with a camera during an online meeting.</p>`,
    },
    ru: {
      title: 'Библиотека материалов в киевском офисе',
      summary:
        'Сорок шесть образцов того, из чего построены наши дома, и у половины есть двойник, три года проживший у моря.',
      body: `<p>По визуализации не понять, как ложится в руку дверная ручка и скользит ли мокрый пол. Поэтому одна из стен нашего киевского офиса стала библиотекой: 46 образцов, от тиковых реек и андезита до выключателей и москитной сетки.</p>
<p>Половина образцов — парные. Один новый, а его двойник весной 2023 года закрепили на раме в Бераве, в 300 метрах от воды, и в марте привезли в Киев. Видно, как посеребрился тик, где насквозь проржавела петля из обычной стали и почему мы от нее отказались.</p>
<p>На карточке каждого образца — страна происхождения, цена за квадратный метр или штуку, срок гарантии и проекты, в которых он использован. На четырех карточках написано «больше не применяем» и указана причина.</p>
<p>Посмотреть библиотеку можно по записи, на это уйдет минут сорок; время удобно выбрать на странице <a href="/contacts">контактов</a>. Если вы не в Киеве, пройдем вдоль стены с камерой на онлайн-встрече.</p>`,
    },
    uk: {
      title: 'Бібліотека матеріалів у київському офісі',
      summary:
        'Сорок шість зразків того, з чого збудовано наші будинки, і половина має двійника, який прожив три роки біля моря.',
      body: `<p>З візуалізації не зрозуміти, як лягає в долоню дверна ручка і чи слизька мокра підлога. Тому одна зі стін нашого київського офісу стала бібліотекою: 46 зразків, від тикових рейок та андезиту до вимикачів і москітної сітки.</p>
<p>Половина зразків — парні. Один новий, а його двійника навесні 2023 року закріпили на рамі в Бераві, за 300 метрів від води, і в березні привезли до Києва. Видно, як посріблився тик, де наскрізь проіржавіла завіса зі звичайної сталі й чому ми від неї відмовилися.</p>
<p>На картці кожного зразка — країна походження, ціна за квадратний метр або штуку, строк гарантії та проєкти, у яких його використано. На чотирьох картках написано «більше не застосовуємо» і вказано причину.</p>
<p>Подивитися бібліотеку можна за записом, на це піде хвилин сорок; час зручно обрати на сторінці <a href="/contacts">контактів</a>. Якщо ви не в Києві, пройдемо вздовж стіни з камерою під час онлайн-зустрічі.</p>`,
    },
  },
};
