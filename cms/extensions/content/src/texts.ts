import { languages } from '../../../../contract/site.json';
import type { Reason } from './check';

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as Language[];

/**
 * The language of an editor's admin.
 *
 * @param tags BCP 47, the first that is set counts; English where it is none of ours.
 */
export function languageOf(...tags: readonly unknown[]): Language {
  const tag = tags.find((entry) => typeof entry === 'string' && entry !== '');
  const [primary] = String(tag).split('-');
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}

/** What is wrong and what to do; `{value}` stands for what was written. */
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
  },
};
