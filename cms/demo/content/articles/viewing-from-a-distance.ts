// Without Russian on purpose: shows the fallback to English.
import type { DemoPost } from '../../types';

export const viewingFromADistance: DemoPost = {
  slug: 'viewing-from-a-distance',
  status: 'published',
  kind: 'article',
  published_at: '2026-10-08',
  image: 'drawing-distance.jpg',
  author: 'Oksana Zavadska',
  translations: {
    en: {
      title: 'A viewing from ten thousand kilometres away',
      summary:
        'How an online viewing goes, what to ask the person with the camera and which three things only your own feet can check.',
      seo_title: 'How to view a villa from a distance',
      seo_description:
        'An online viewing step by step: time zones, a list of shots to ask for, papers to request and what only a visit can show.',
      body: `
<p>Two out of three of our buyers sign before they have stood on the plot. That is neither good nor bad, but it means that the viewing must replace a walk and not a brochure. Here is how to get the most out of it.</p>
<h2>When to call</h2>
<p>The island is six hours ahead of Kyiv in winter and five in summer. The sun sets there soon after six in the evening, which is soon after noon in Kyiv, or after one in summer. The good hours for a viewing are from 9:00 to 11:30 Kyiv time. Choose a day with work going on: an empty site on a Sunday tells you less.</p>
<h2>What to ask the camera for</h2>
<ul>
<li>The way from the main road to the gate, without a cut. You will see the width of the lane and the neighbours.</li>
<li>A full circle from the middle of the plot, slowly, at eye level.</li>
<li>Silence for one minute with the microphone on.</li>
<li>The meter, the pump, the drain, the well: all that renderings leave out.</li>
<li>A tape measure in a bedroom. Compare with <a href="/articles/how-to-read-an-apartments-table">the table</a>.</li>
</ul>
<p>We shoot with a phone and no stabiliser, and send the recording afterwards. If a picture is a visualisation, its caption says so.</p>
<h2>Papers</h2>
<p>Ask for the land certificate, the building permit and the plan of the zone on the day before, and have them in front of you. In the Kyiv office you can read them on paper, and touch 46 samples of materials while you are there.</p>
<h2>What a camera cannot show</h2>
<ol>
<li><strong>Smell.</strong> Of a canal, of burning straw after the harvest.</li>
<li><strong>The road at half past five.</strong> Three kilometres may take half an hour.</li>
<li><strong>Whether you like it.</strong> This one matters if you are going to live there, and hardly at all if you are not.</li>
</ol>
<p>For the first two there is a cheap way out: send somebody. A local inspector or lawyer of your choice walks around for an hour and writes down what he saw; it costs $150–200. We will open the gate to him. To arrange a viewing, online or on the spot, leave a request in <a href="/contacts">contacts</a>.</p>`,
    },
    uk: {
      title: 'Перегляд за десять тисяч кілометрів',
      summary:
        'Як відбувається онлайн-перегляд, про що просити людину з камерою і які три речі можна перевірити лише власними ногами.',
      seo_title: 'Як оглянути віллу на відстані',
      seo_description:
        'Онлайн-перегляд крок за кроком: різниця в часі, перелік кадрів, документи наперед і те, що покаже лише поїздка.',
      body: `
<p>Двоє з трьох наших покупців підписують договір, ще не постоявши на ділянці. Це ні добре, ні погано, але перегляд тоді має замінити прогулянку, а не буклет. Ось як узяти від нього якнайбільше.</p>
<h2>Коли телефонувати</h2>
<p>Острів випереджає Київ на шість годин узимку і на п’ять улітку. Сонце там сідає невдовзі по шостій вечора, а в Києві це трохи по полудні, улітку — по першій. Найзручніший час для перегляду — з 9:00 до 11:30 за Києвом. Обирайте день, коли на майданчику працюють: порожнє будівництво в неділю розповість менше.</p>
<h2>Про що просити людину з камерою</h2>
<ul>
<li>Шлях від головної дороги до воріт без монтажу. Побачите ширину провулка й сусідів.</li>
<li>Повне коло з середини ділянки, повільно, на рівні очей.</li>
<li>Хвилину мовчання з увімкненим мікрофоном.</li>
<li>Лічильник, насос, дренаж, свердловину — усе, чого немає на візуалізаціях.</li>
<li>Рулетку в спальні. Звірте з <a href="/articles/how-to-read-an-apartments-table">таблицею</a>.</li>
</ul>
<p>Знімаємо телефоном без стабілізатора і потім надсилаємо запис. Якщо зображення — візуалізація, про це сказано в підписі.</p>
<h2>Документи</h2>
<p>Земельний сертифікат, дозвіл на будівництво і план зонування попросіть напередодні, щоб вони були у вас перед очима. У київському офісі їх можна прочитати на папері, а заразом помацати 46 зразків матеріалів.</p>
<h2>Чого камера не покаже</h2>
<ol>
<li><strong>Запах.</strong> Каналу чи соломи, яку палять після жнив.</li>
<li><strong>Дорогу о пів на шосту.</strong> Три кілометри можуть забрати пів години.</li>
<li><strong>Чи подобається вам.</strong> Це важливо, якщо ви збираєтеся там жити, і майже байдуже, якщо ні.</li>
</ol>
<p>Для перших двох є недорогий вихід: когось послати. Місцевий інспектор чи юрист, якого ви оберете самі, за годину обійде все навколо й опише побачене; це коштує 150\u202f$–200. Ворота ми йому відчинимо. Щоб домовитися про перегляд, онлайн чи на місці, залиште заявку на сторінці <a href="/contacts">контактів</a>.</p>`,
    },
  },
};
