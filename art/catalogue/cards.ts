import { drawContourLine } from '../scenes/news/contour-line.ts';
import { drawDistributionCentre } from '../scenes/news/distribution-centre.ts';
import { drawHardQuestion } from '../scenes/news/hard-question.ts';
import { drawRecordHarvest } from '../scenes/news/record-harvest.ts';
import { drawSoilSensor } from '../scenes/news/soil-sensor.ts';
import { drawWorkshop } from '../scenes/news/workshop.ts';
import { drawAgroforestryProject } from '../scenes/programmes/agroforestry-project.ts';
import { drawCounterCheck } from '../scenes/programmes/counter-check.ts';
import { drawCuppingTable } from '../scenes/programmes/cupping-table.ts';
import { drawEmpowerment } from '../scenes/programmes/empowerment.ts';
import { drawFarmTable } from '../scenes/programmes/farm-table.ts';
import { drawGovernment } from '../scenes/programmes/government.ts';
import { drawNgoTraining } from '../scenes/programmes/ngo-training.ts';
import { drawPlantingCalendar } from '../scenes/programmes/planting-calendar.ts';
import { drawPrivateSector } from '../scenes/programmes/private-sector.ts';
import { drawRegenerative } from '../scenes/programmes/regenerative.ts';
import { drawSoilCarbon } from '../scenes/programmes/soil-carbon.ts';
import { drawStewardship } from '../scenes/programmes/stewardship.ts';
import { drawViability } from '../scenes/programmes/viability.ts';
import { drawWeighingDay } from '../scenes/programmes/weighing-day.ts';
import { card, type Pictures } from './picture.ts';

const NEWS_HEIGHT = 800;

/** Pictures of articles. Their names are the ids of the articles. */
export const NEWS: Pictures = {
  ...card('news', 'sustainable-farming-initiative', drawContourLine, NEWS_HEIGHT),
  ...card('news', 'record-coffee-harvest', drawRecordHarvest, NEWS_HEIGHT),
  ...card('news', 'advanced-fertilizer-tech', drawSoilSensor, NEWS_HEIGHT),
  ...card('news', 'cooperative-partnership', drawHardQuestion, NEWS_HEIGHT),
  ...card('news', 'crop-protection-workshop', drawWorkshop, NEWS_HEIGHT),
  ...card('news', 'nyeri-distribution-center', drawDistributionCentre, NEWS_HEIGHT),
};

/** Pictures of programmes, pillars and kinds of partners on the sustainability pages, and of the pages for farmers. */
export const PROGRAMMES: Pictures = {
  ...card('programme', 'agroforestry', drawAgroforestryProject),
  ...card('programme', 'regenerative-agriculture', drawRegenerative),
  ...card('programme', 'soil-carbon', drawSoilCarbon),
  ...card('programme', 'ngo-collaborations', drawNgoTraining),
  ...card('programme', 'government-initiatives', drawGovernment),
  ...card('programme', 'private-sector', drawPrivateSector),
  ...card('programme', 'environmental-stewardship', drawStewardship),
  ...card('programme', 'community-empowerment', drawEmpowerment),
  ...card('programme', 'economic-viability', drawViability),
  ...card('programme', 'planting-calendar', drawPlantingCalendar),
  ...card('programme', 'weighing-day', drawWeighingDay),
  ...card('programme', 'counter-check', drawCounterCheck),
  ...card('programme', 'farm-table', drawFarmTable),
  ...card('programme', 'cupping-table', drawCuppingTable),
};
