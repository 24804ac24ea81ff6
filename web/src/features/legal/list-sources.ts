/** The sources listed on the safety page, titled as their authors titled them. */
export const safetySources = [
  { title: 'Columbia-Suicide Severity Rating Scale (C-SSRS)', address: 'https://cssrs.columbia.edu' },
  {
    title: 'Stanley, Brown: Safety Planning Intervention, Cognitive and Behavioral Practice (2012)',
    address: 'https://doi.org/10.1016/j.cbpra.2011.01.001',
  },
  {
    title: 'Stanley et al.: Safety Planning Intervention with Follow-up, JAMA Psychiatry (2018)',
    address: 'https://doi.org/10.1001/jamapsychiatry.2018.1776',
  },
  { title: 'VERA-MH, Validation of Ethical and Responsible AI in Mental Health', address: 'https://vera-mh.com' },
  {
    title: 'New York General Business Law, article 47: Artificial Intelligence Companion Models',
    address: 'https://www.nysenate.gov/legislation/laws/GBS/A47',
  },
  {
    title: 'California Senate Bill 243: Companion chatbots',
    address: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260SB243',
  },
  { title: 'Regulation (EU) 2024/1689, article 50', address: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj' },
] as const;
