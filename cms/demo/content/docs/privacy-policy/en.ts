import type { DemoPost } from '../../../types';

export const en: DemoPost['translations']['en'] = {
  title: 'Privacy policy',
  summary:
    'What data we ask for, why, who sees it, how long we keep it and how to have it corrected or deleted.',
  seo_title: 'Privacy policy',
  seo_description:
    'Personal data on this site: requests, CVs, accounts, captcha and analytics, 24 months of storage, your rights and how to use them.',
  body: `<p>In force from 1 September 2026. In short: we ask only for what is needed to answer you, keep requests for 24 months, do not sell data to anybody and switch analytics on only with your consent.</p>
<h2>1. Who is responsible</h2>
<p>The controller of the data is Amara, a developer of villas and apartments with a sales office in Kyiv. The address is on the <a href="/contacts">contacts page</a>; questions about data go to <a href="mailto:hello@amara.example">hello@amara.example</a> with the subject “Personal data”. We follow the Law of Ukraine “On Personal Data Protection”, the General Data Protection Regulation of the European Union (GDPR) where it applies, and Law No. 27 of 2022 on personal data protection in Indonesia, where our houses stand.</p>
<h2>2. What we collect and why</h2>
<table>
<thead><tr><th>When</th><th>Data</th><th>Purpose</th><th>Legal ground</th></tr></thead>
<tbody>
<tr><td>You ask for a meeting, a catalogue or a consultation</td><td>Name, phone, another contact (second phone, e-mail or Telegram name), message; project, time and kind of meeting, your time zone</td><td>To answer, send what you asked for, arrange the meeting</td><td>Your consent; steps before a contract at your request</td></tr>
<tr><td>You offer cooperation</td><td>The same, a letter and the attached file</td><td>To consider the offer</td><td>Your consent; our legitimate interest in partnerships</td></tr>
<tr><td>You apply for a job</td><td>The same, a cover letter and your CV</td><td>To consider you for this vacancy and, if you agree, for later ones</td><td>Your consent; steps before a contract</td></tr>
<tr><td>You have an account</td><td>Name, e-mail, password (stored only as a hash), sessions</td><td>To let you sign in and protect the account</td><td>Contract on the use of the account</td></tr>
<tr><td>You send any form</td><td>Page and language, campaign tags of the link, time of filling in, time of consent, result of the captcha, IP address</td><td>To answer in your language, to know which advertising works, to stop robots</td><td>Legitimate interest in the security and quality of the service</td></tr>
</tbody>
</table>
<p>A form cannot be sent without the data it marks as required. The rest is up to you. By sending a form you agree to this policy; consent may be withdrawn at any time, which does not affect what was done before.</p>
<h2>3. What we do not ask for</h2>
<p>Forms on this site never ask for a passport, a taxpayer number or a bank card. Such data is needed only for a contract and is handed over in person or through a protected channel. Please leave health, family, religion and political views out of a CV, and photographs too: they do not help us choose.</p>
<h2>4. Files</h2>
<p>A CV or an offer may be a document or a picture of up to 5 MB. It is kept in closed storage and has no public address. A CV is seen by the head of the department that is hiring and by the person responsible for personnel.</p>
<h2>5. Protection from robots</h2>
<p>Forms are protected by Google reCAPTCHA v3. It loads only when you begin to fill in a form, observes how the page is used, receives your IP address and data about the browser, and returns a score from 0 to 1. Google processes this data under its own <a href="https://policies.google.com/privacy">privacy policy</a> and <a href="https://policies.google.com/terms">terms</a>. If a score is too low, the form is refused, and no person sees it. In that case call or write to us: a human being will answer.</p>
<h2>6. Analytics</h2>
<p>Analytics is off until you agree. Where the site counts visits, it asks you on the first one; until you answer, and if you refuse, nothing of it is loaded, no visit is counted and no cookie for it is set. You may choose analytics and advertising apart, and change or withdraw your choice at any time under “Cookies” at the foot of each page; the cookies of what you withdraw are removed. Names, phones and messages are never passed to analytics, and refusal does not limit the site in any way.</p>
<h2>7. Cookies and browser storage</h2>
<table>
<thead><tr><th>Name</th><th>What for</th><th>How long</th></tr></thead>
<tbody>
<tr><td>lang, selectedLanguage, localeRedirect</td><td>The language you chose</td><td>Cookie 365 days; browser storage until you clear it</td></tr>
<tr><td>languageOffer</td><td>That the page has been offered in another language, to ask only once</td><td>Until you clear it</td></tr>
<tr><td>consent</td><td>What you have allowed, and when</td><td>182 days</td></tr>
<tr><td>attribution</td><td>Only with your consent: which link and which advertisement brought you, the first time and the last; it goes with a request</td><td>90 days</td></tr>
<tr><td>viewport</td><td>Size of the screen, to lay out the page</td><td>365 days</td></tr>
<tr><td>promoDismissals, promoTimerFired</td><td>Not to show an offer you have closed</td><td>30 days; until you clear it</td></tr>
<tr><td>comparedHomes</td><td>The homes you compare: project and type, nothing about you</td><td>Until you remove them from the comparison</td></tr>
<tr><td>leadDrafts</td><td>What you have typed into a request form, without files, so that it is not lost on the way to another page</td><td>Until you send it or close the tab</td></tr>
<tr><td>leadWaiting</td><td>A request that found no network, with your name and phone and without files, to be sent later</td><td>Until it is sent or thrown away, at most 7 days</td></tr>
<tr><td>keptForms</td><td>What stands in the forms while the page reloads</td><td>Until the page is back, at most until you close the tab</td></tr>
<tr><td>chunkReload</td><td>When the page was last reloaded for a missing part of it</td><td>Until you close the tab</td></tr>
<tr><td>directus_access_token, directus_refresh_token, directus_token_expires</td><td>Signing in to the account</td><td>Until you sign out or the session ends</td></tr>
</tbody>
</table>
<p>Where a name ends with the path of a page, only its beginning is given. With your consent to analytics or advertising, Google sets cookies of its own, such as _ga and _gcl, for up to 13 months.</p>
<p>The streets on a map are loaded from a map service when you ask for them; it receives your IP address. Links to Telegram, WhatsApp, Instagram and YouTube send nothing until you follow them; after that the rules of those services apply.</p>
<h2>8. Who receives the data</h2>
<ul>
<li>Our employees in Kyiv and on the island, as far as their work requires it.</li>
<li>Companies that provide servers and e-mail for us, under contracts that forbid any other use.</li>
<li>Google, for the captcha and, with your consent, analytics.</li>
<li>A notary, a bank or an authority, if you sign a contract or the law obliges us.</li>
</ul>
<p>We do not sell data and do not lend lists to other sellers or agencies.</p>
<h2>9. Transfer to other countries</h2>
<p>The servers of the site are in the European Union. Requests are also read in Ukraine and Indonesia; data of the captcha may reach the United States. Transfers rest on standard contractual clauses or another ground provided by law. We send a copy of the clauses on request.</p>
<h2>10. How long we keep it</h2>
<ul>
<li>Requests, offers and CVs with their files: 24 months from our last correspondence, then they are deleted.</li>
<li>Accounts: until you delete them or for 24 months after the last sign-in.</li>
<li>Server logs with IP addresses: up to 30 days.</li>
<li>Contracts and payments: as long as the law on accounting demands.</li>
</ul>
<p>Copies in backups disappear within another 35 days.</p>
<h2>11. Your rights</h2>
<p>You may ask what data we hold and receive a copy, correct or delete it, restrict its use, take it to another company in a common format, object to processing based on legitimate interest, and withdraw consent. Write from the contact you left with us, so that we can recognise you. We answer within 30 days, free of charge.</p>
<p>If our answer does not satisfy you, you may complain to the Ukrainian Parliament Commissioner for Human Rights, to the supervisory authority of your country in the European Union, or to a court.</p>
<h2>12. Security</h2>
<p>The site works over an encrypted connection; access to requests is personal and is recorded. If a leak endangers your rights, we notify the authority within 72 hours and you without undue delay.</p>
<h2>13. Children</h2>
<p>The site is meant for adults. We do not knowingly collect data of people under 18; if you notice such data, write to us and we will delete it.</p>
<h2>14. Changes</h2>
<p>A new version is published here with its date. If a change affects data that you have already given, we tell you by the contact you left at least 14 days in advance.</p>
<h2>15. Contact</h2>
<p>E-mail <a href="mailto:hello@amara.example">hello@amara.example</a>, phone <a href="tel:+380445550142">+380 44 555 01 42</a>, Telegram <a href="https://t.me/amara_example">@amara_example</a>.</p>`,
};
