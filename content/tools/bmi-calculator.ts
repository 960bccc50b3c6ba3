import { HeartPulse } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const bmiCalculator: Tool = {
  slug: 'bmi-calculator',
  category: 'calculators',
  status: 'live',
  name: 'BMI Calculator',
  title: 'BMI Calculator with Indian and WHO Cut-offs',
  description:
    'Check your body mass index in cm and kg or feet and pounds, see it on the WHO and the Asian-Indian scales, and find the weight range for your height.',
  summary: 'Body mass index on the WHO and Asian-Indian scales, with a weight range for your height.',
  lead: 'Body mass index and a healthy weight',
  icon: HeartPulse,
  keywords: keywordsFrom(`
    bmi, body mass index, weight, height weight chart, ideal weight, overweight, underweight, obesity,
    bmi chart`),
  steps: stepsFrom({
    'Choose the units':
      'Keep metric for centimetres and kilograms, or switch to imperial for feet, inches and pounds.',
    'Enter height and weight':
      'Measure height without shoes and weight in light clothes, then type both. The page opens with 170 cm and 70 kg.',
    'Read the number and category':
      'Your BMI is shown to one decimal, with its category by WHO or, if you choose them under Standard, by the Indian cut-offs. A mark on the scale shows where you are.',
    'See the weight range':
      'Below it is the weight range for your height, in kilograms or pounds, so that you can see how far you are from it.',
  }),
  faqs: faqsFrom({
    'What is a normal BMI for Indians?':
      'By the WHO scale 18.5 to 24.9 is normal for adults, 25 to 29.9 is overweight and 30 or more is obesity. For people of Asian-Indian origin doctors commonly use lower cut-offs: overweight from 23 and obesity from 25.\n\nA person of 170 cm and 70 kg has a BMI of 24.2. That is normal weight by WHO and overweight by the Indian cut-offs. Choose either under Standard.',
    'Why is the BMI limit lower in India?':
      'Studies found that many Asian people carry more body fat, often around the waist, and meet diabetes and heart disease at a lower BMI than Europeans do. A WHO expert group wrote in 2004 that risk was already considerable below 25 in many Asian populations. It kept 25 and 30 as the world scale and named 23 and 27.5 as further points for action.\n\nIndian specialists published their own lower cut-offs in a consensus statement in 2009.',
    'How do I calculate BMI by hand?':
      'Divide weight in kilograms by height in metres, twice. For 60 kg and 1.60 m: 60 ÷ 1.6 = 37.5, and 37.5 ÷ 1.6 = 23.4.\n\nWith feet and pounds, convert first. 5 ft 7 in is 67 inches, and 67 × 0.0254 = 1.7018 m. 154 lb × 0.453592 = 69.85 kg. The BMI is 24.1.',
    'What should my weight be for my height?':
      'For a BMI of 18.5 to 24.9 the range is 44.4 to 59.8 kg at 155 cm, 47.4 to 63.7 kg at 160 cm, 53.5 to 72.0 kg at 170 cm and 59.9 to 80.7 kg at 180 cm. To stay below 23, the Indian limit, keep under 55.3, 58.9, 66.5 and 74.5 kg.\n\nThe range is the same for men and women. It is a range and not a target, so a weight anywhere inside it is fine.',
    'Is BMI correct for children or in pregnancy?':
      'No. The categories here are for adults. For ages 5 to 19 the same number is read against growth charts by age and sex, and for younger children against the WHO growth standards. A paediatrician or anganwadi worker can plot it.\n\nIn pregnancy the weight includes the baby and much else, so BMI is taken from the weight before pregnancy. Ask your doctor how much gain is right for you.',
    'Can BMI be wrong for me?':
      'It can mislead. BMI sees only weight and height, so a wrestler with much muscle may count as overweight, and an older person with little muscle may count as normal while carrying much fat. It does not see where the fat is.\n\nMeasure your waist too, and if the number is outside the range, let a doctor judge it with blood pressure and sugar. This page is not a diagnosis.',
  }),
  sources: checkedOn('2026-11-21', {
    'WHO expert consultation, Lancet 2004: body-mass index for Asian populations':
      'https://pubmed.ncbi.nlm.nih.gov/14726171/?dopt=Abstract',
    'Letter on obesity in adult Asian Indians (PMC5903015), with the lines at 23 and 25':
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC5903015',
    'Misra and others, 2009: consensus statement on obesity in Asian Indians':
      'https://docslib.org/doc/2276612/consensus-statement-for-diagnosis-of-obesity-abdominal',
  }),
  related: ['age-calculator', 'unit-converter', 'percentage-calculator'],
  updatedOn: '2026-11-21',
}
