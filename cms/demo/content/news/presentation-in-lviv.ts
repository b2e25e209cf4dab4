// No Russian translation: the evening is held in Ukrainian.
import type { DemoPost } from '../../types';

export const presentationInLviv: DemoPost = {
  slug: 'presentation-in-lviv',
  status: 'published',
  kind: 'news',
  published_at: '2026-09-10',
  image: 'drawing-chairs.jpg',
  event_start: '2026-09-24',
  event_country: 'UA',
  translations: {
    en: {
      title: 'An evening in Lviv on 24 September',
      event_place: 'Lviv',
      summary:
        'Two hours with the engineer and the finance director: how a villa is built, what it earns and what can go wrong. Forty seats.',
      body: `<p>On Thursday 24 September at 18:30 we are holding an open evening in Lviv, our first outside Kyiv. It will be in Ukrainian and last two hours, half of which is left for questions.</p>
<h2>The programme</h2>
<ul>
<li>Andriy Holovchuk, engineer: what is hidden in the walls of a villa, with photographs of mistakes, ours included.</li>
<li>Daryna Melnychenko, finance director: three scenarios of the forecast for one villa in <a href="/projects/rice-terrace-villas">Rice Terrace Villas</a>, calculated on the screen from a blank table.</li>
<li>A lawyer who works with buyers, not with us: what leasehold gives you and what it does not.</li>
</ul>
<p>There will be no special prices for the evening and no contracts to sign on the spot. Samples of materials from the Kyiv office will travel with us.</p>
<p>There are forty seats. Admission is free; to register, leave a request on the <a href="/contacts">contacts page</a> with the word “Lviv” in the message. The address comes with the confirmation. Those who cannot come will receive a recording.</p>`,
    },
    uk: {
      title: 'Вечір у Львові 24 вересня',
      event_place: 'Львів',
      summary:
        'Дві години з інженером і фінансовою директоркою: як будують віллу, скільки вона заробляє і що може піти не так. Сорок місць.',
      body: `<p>У четвер, 24 вересня, о 18:30 запрошуємо на відкритий вечір у Львові, перший за межами Києва. Говоритимемо українською дві години, і половину цього часу залишаємо на запитання.</p>
<h2>Програма</h2>
<ul>
<li>Андрій Головчук, інженер: що сховано в стінах вілли, з фотографіями помилок, і наших також.</li>
<li>Дарина Мельниченко, фінансова директорка: три сценарії прогнозу для однієї вілли в <a href="/projects/rice-terrace-villas">Rice Terrace Villas</a>, які вона порахує на екрані з порожньої таблиці.</li>
<li>Юристка, яка працює з покупцями, а не з нами: що дає довгострокова оренда землі і чого не дає.</li>
</ul>
<p>Спеціальних цін того вечора не буде, договорів на місці не підписуємо. З київського офісу привеземо зразки матеріалів.</p>
<p>Місць сорок. Вхід вільний; щоб зареєструватися, залиште заявку на сторінці <a href="/contacts">контактів</a> зі словом «Львів» у повідомленні. Адресу надішлемо разом із підтвердженням. Хто не зможе прийти, отримає запис.</p>`,
    },
  },
};
