import { languages } from '../../../../contract/site.json';
import type { Reason } from './check';

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as Language[];

/**
 * The language of an editor's admin.
 *
 * @param tags BCP 47 tags, the first one set wins; unsupported languages fall back to English.
 */
export function languageOf(...tags: readonly unknown[]): Language {
  const tag = tags.find((entry) => typeof entry === 'string' && entry !== '');
  const [primary] = String(tag).split('-');
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}

/** The place of an entry in a list. */
export const ENTRY: Readonly<Record<Language, string>> = {
  en: 'entry {number}',
  ru: 'запись {number}',
  uk: 'запис {number}',
};

/** Error messages with what to do; `{value}` is the rejected input, `{limit}` what is allowed. */
export const TEXTS: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = {
  en: {
    link: '{value} is not an address a link can have. Write it in full, like https://example.com/page, or as a path on the site, like /news.',
    tel: '{value} is not a phone number. Write + and the country code, without spaces: +380445550142.',
    mailto: '{value} is not an e-mail address. Write one address, like office@example.com.',
    html: 'The text has a link or a picture at {value}, which the site cannot show. Links start with https://, mailto: or tel:, or are a path on the site, like /news.',
    characters: '{value} holds a line break, another control character or a backslash.',
    escape:
      '{value} holds a percent sign that browsers cannot read. Write the characters as they are.',
    path: '{value} is not a path on the site. It starts with one slash, like /old-page.',
    query:
      '{value} holds ? or #, and an address is redirected without them. Write only the part before.',
    wildcard:
      '{value} holds * or a part that begins with a colon, and would catch other pages too. Write one path for each redirect.',
    home: '{value} is the home page, which cannot be redirected.',
    file: '{value} belongs to the files of the site, which cannot be redirected.',
    target:
      '{value} is neither a path on the site, like /news, nor an address like https://example.com/page.',
    self: '{value} is where the redirect starts: it would never end.',
    duplicate: 'There is a redirect from this path already: {value}.',
    order:
      'The item would leave the site before it appears there. Choose a moment after “Publish At”.',
    number:
      '{value} is not a number. Write digits, with a point or a comma before the decimals: 3200.5.',
    whole: '{value} is not a whole number. Leave the decimals out.',
    least: '{value} is too small: {limit} or more.',
    most: '{value} is too large: {limit} at most.',
    choice: '{value} is not one of the choices.',
    empty: 'This has to be filled in.',
    date: '{value} is not a day of the calendar.',
    day: '{value} is not a day of the calendar. Write year, month and day: 2027-01-31.',
    time: '{value} is not a time. Write hours and minutes: 09:30.',
    hours: 'The meetings end at {value}, before they begin.',
    period: 'The year ends on {value}, before it begins.',
    shares: 'The payments are {value} percent together. They have to be 100.',
    double: '{value} stands above already. Take one of the two away.',
    many: 'There is room for {limit} entries. Take the others away.',
    wide: 'The names do not fit on one line of the header in all languages. Take a page away, or choose pages with shorter names; the footer has room for all.',
    outline:
      '{value} is not an outline. Write three corners or more, each in percent of width and height: 10,20 30,20 30,45.',
    room: '{value} is not the number of a room. Write one or two digits, with a letter if need be: 4 or 4a.',
    country: '{value} is not a country. Write its two capital letters: UA, ID.',
    event: 'The event ends on {value}, before it begins.',
    apply: 'The last day to apply, {value}, is before the day of the announcement.',
    pay: 'The highest pay, {value}, is less than the lowest.',
    offer: 'The offer ends on {value}, before it appears on the site.',
    host: '{value} is not an address there. It has to be one of: {limit}.',
    fixed: 'The site knows this page as {value}, so its name cannot be changed.',
    pdf: '{value} is not a PDF, which the site offers it as. Save the document as a PDF, in Word under “Save as”, and upload that.',
    picture:
      '{value} is not a picture that the site can show. Upload a JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG.',
  },
  ru: {
    link: 'Ссылка не может вести на {value}. Напишите адрес полностью, например https://example.com/page, или путь на сайте, например /news.',
    tel: '{value} — не номер телефона. Напишите + и код страны, без пробелов: +380445550142.',
    mailto:
      '{value} — не адрес электронной почты. Напишите один адрес, например office@example.com.',
    html: 'В тексте есть ссылка или картинка с адресом {value}, который сайт не покажет. Адрес начинается с https://, mailto: или tel:, либо это путь на сайте, например /news.',
    characters:
      'В {value} есть перенос строки, другой управляющий символ или обратная косая черта.',
    escape: 'В {value} есть знак процента, который браузер не прочтёт. Напишите символы как есть.',
    path: '{value} — не путь на сайте. Он начинается с одной косой черты, например /old-page.',
    query:
      'В {value} есть ? или #, а перенаправление их не учитывает. Оставьте только то, что стоит перед ними.',
    wildcard:
      'В {value} есть * или часть, которая начинается с двоеточия: сработают и другие страницы. Напишите для каждого перенаправления один путь.',
    home: '{value} — главная страница, её нельзя перенаправить.',
    file: '{value} относится к файлам сайта, их нельзя перенаправить.',
    target: '{value} — не путь на сайте, например /news, и не адрес вида https://example.com/page.',
    self: 'С {value} перенаправление и начинается: оно никогда не закончится.',
    duplicate: 'Перенаправление с этого пути уже есть: {value}.',
    order:
      'Запись исчезла бы с сайта раньше, чем появится. Выберите время после «Показать на сайте с».',
    number: '{value} — не число. Напишите цифры, перед десятыми — точка или запятая: 3200,5.',
    whole: '{value} — не целое число. Уберите дробную часть.',
    least: '{value} — слишком мало: не меньше {limit}.',
    most: '{value} — слишком много: не больше {limit}.',
    choice: '{value} нет среди вариантов.',
    empty: 'Это нужно заполнить.',
    date: '{value} — такого дня в календаре нет.',
    day: '{value} — такого дня в календаре нет. Напишите год, месяц и день: 2027-01-31.',
    time: '{value} — не время. Напишите часы и минуты: 09:30.',
    hours: 'Встречи заканчиваются в {value}, раньше, чем начинаются.',
    period: 'Год заканчивается {value}, раньше, чем начинается.',
    shares: 'Платежи вместе составляют {value} процентов, а должно быть 100.',
    double: '{value} уже есть выше. Уберите одну из двух строк.',
    many: 'Помещается строк: {limit}. Уберите лишние.',
    wide: 'Названия помещаются в одну строку шапки не на всех языках. Уберите страницу или выберите страницы с названиями короче; внизу страницы место есть для всех.',
    outline:
      '{value} — не контур. Напишите не меньше трёх углов, каждый в процентах ширины и высоты: 10,20 30,20 30,45.',
    room: '{value} — не номер комнаты. Напишите одну или две цифры, если нужно, с латинской буквой: 4 или 4a.',
    country: '{value} — не страна. Напишите две заглавные латинские буквы: UA, ID.',
    event: 'Событие заканчивается {value}, раньше, чем начинается.',
    apply: 'Последний день откликов, {value}, раньше дня публикации вакансии.',
    pay: 'Наибольшая зарплата, {value}, меньше наименьшей.',
    offer: 'Акция заканчивается {value}, раньше, чем появится на сайте.',
    host: '{value} ведёт не туда. Подойдёт адрес на одном из сайтов: {limit}.',
    fixed: 'Сайт знает эту страницу под именем {value}, поэтому изменить его нельзя.',
    pdf: '{value} — не PDF, а сайт предлагает скачать PDF. Сохраните документ как PDF, в Word это «Сохранить как», и загрузите его.',
    picture:
      '{value} — не картинка, которую может показать сайт. Загрузите JPEG, PNG, WebP, AVIF, GIF, TIFF или SVG.',
  },
  uk: {
    link: 'Посилання не може вести на {value}. Напишіть адресу повністю, наприклад https://example.com/page, або шлях на сайті, наприклад /news.',
    tel: '{value} — не номер телефону. Напишіть + і код країни, без пробілів: +380445550142.',
    mailto:
      '{value} — не адреса електронної пошти. Напишіть одну адресу, наприклад office@example.com.',
    html: 'У тексті є посилання або зображення з адресою {value}, яку сайт не покаже. Адреса починається з https://, mailto: або tel:, або це шлях на сайті, наприклад /news.',
    characters: 'У {value} є перенесення рядка, інший керівний символ або зворотна скісна риска.',
    escape: 'У {value} є знак відсотка, який браузер не прочитає. Напишіть символи як є.',
    path: '{value} — не шлях на сайті. Він починається з однієї скісної риски, наприклад /old-page.',
    query:
      'У {value} є ? або #, а перенаправлення їх не враховує. Залиште лише те, що стоїть перед ними.',
    wildcard:
      'У {value} є * або частина, що починається з двокрапки: спрацюють і інші сторінки. Напишіть для кожного перенаправлення один шлях.',
    home: '{value} — головна сторінка, її не можна перенаправити.',
    file: '{value} належить до файлів сайту, їх не можна перенаправити.',
    target:
      '{value} — не шлях на сайті, наприклад /news, і не адреса на кшталт https://example.com/page.',
    self: 'З {value} перенаправлення й починається: воно ніколи не закінчиться.',
    duplicate: 'Перенаправлення з цього шляху вже є: {value}.',
    order: 'Запис зник би з сайту раніше, ніж з’явиться. Виберіть час після «Показати на сайті з».',
    number: '{value} — не число. Напишіть цифри, перед десятковими — крапка або кома: 3200,5.',
    whole: '{value} — не ціле число. Приберіть дробову частину.',
    least: '{value} — замало: не менше ніж {limit}.',
    most: '{value} — забагато: не більше ніж {limit}.',
    choice: '{value} немає серед варіантів.',
    empty: 'Це потрібно заповнити.',
    date: '{value} — такого дня в календарі немає.',
    day: '{value} — такого дня в календарі немає. Напишіть рік, місяць і день: 2027-01-31.',
    time: '{value} — не час. Напишіть години й хвилини: 09:30.',
    hours: 'Зустрічі закінчуються о {value}, раніше, ніж починаються.',
    period: 'Рік закінчується {value}, раніше, ніж починається.',
    shares: 'Платежі разом становлять {value} відсотків, а має бути 100.',
    double: '{value} уже є вище. Приберіть один із двох рядків.',
    many: 'Вміщується рядків: {limit}. Приберіть зайві.',
    wide: 'Назви вміщуються в один рядок шапки не всіма мовами. Приберіть сторінку або виберіть сторінки з коротшими назвами; унизу сторінки місце є для всіх.',
    outline:
      '{value} — не контур. Напишіть щонайменше три кути, кожен у відсотках ширини й висоти: 10,20 30,20 30,45.',
    room: '{value} — не номер кімнати. Напишіть одну або дві цифри, якщо потрібно, з латинською літерою: 4 або 4a.',
    country: '{value} — не країна. Напишіть дві великі латинські літери: UA, ID.',
    event: 'Подія закінчується {value}, раніше, ніж починається.',
    apply: 'Останній день відгуків, {value}, раніше за день публікації вакансії.',
    pay: 'Найбільша зарплата, {value}, менша за найменшу.',
    offer: 'Акція закінчується {value}, раніше, ніж з’явиться на сайті.',
    host: '{value} веде не туди. Підійде адреса на одному із сайтів: {limit}.',
    fixed: 'Сайт знає цю сторінку під назвою {value}, тому змінити її не можна.',
    pdf: '{value} — не PDF, а сайт пропонує завантажити PDF. Збережіть документ як PDF, у Word це «Зберегти як», і завантажте його.',
    picture:
      '{value} — не зображення, яке може показати сайт. Завантажте JPEG, PNG, WebP, AVIF, GIF, TIFF або SVG.',
  },
};
