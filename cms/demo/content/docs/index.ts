import type { DemoPost } from '../../types';
import { guarantee } from './guarantee';
import { investmentRisks } from './investment-risks';
import { paymentTerms } from './payment-terms';
import { privacyPolicy } from './privacy-policy/privacy-policy';

export const docs: DemoPost[] = [privacyPolicy, paymentTerms, guarantee, investmentRisks];
