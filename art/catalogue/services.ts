import { drawDryingBeds } from '../scenes/services/coffee-drying.ts';
import { drawCoffeeNursery } from '../scenes/services/coffee-nursery.ts';
import { drawCoffeePicking } from '../scenes/services/coffee-picking.ts';
import { drawRoast } from '../scenes/services/coffee-roasting.ts';
import { drawWetMill } from '../scenes/services/coffee-wet-mill.ts';
import { drawBlending } from '../scenes/services/fertilizer-blending.ts';
import { drawGranules } from '../scenes/services/fertilizer-granules.ts';
import { drawPort } from '../scenes/services/fertilizer-port.ts';
import { drawSoilTesting } from '../scenes/services/fertilizer-soil-testing.ts';
import { drawSoil } from '../scenes/services/fertilizer-soil.ts';
import { drawCropProtection } from '../scenes/services/inputs-crop-protection.ts';
import { drawDripIrrigation } from '../scenes/services/inputs-irrigation.ts';
import { drawLastMile } from '../scenes/services/inputs-last-mile.ts';
import { drawCertifiedSeed } from '../scenes/services/inputs-seed.ts';
import { drawTools } from '../scenes/services/inputs-tools.ts';
import { drawCtc } from '../scenes/services/tea-ctc.ts';
import { drawTeaExport } from '../scenes/services/tea-export.ts';
import { drawTeaShoot } from '../scenes/services/tea-leaf.ts';
import { drawPlucking } from '../scenes/services/tea-plucking.ts';
import { drawTeaTasting } from '../scenes/services/tea-tasting.ts';
import { drawWithering } from '../scenes/services/tea-withering.ts';
import { card, type Pictures } from './picture.ts';

/** The 21 service cards: tea 6, coffee 5, inputs 5, fertilizers 5. */
export const SERVICES: Pictures = {
  ...card('service', 'tea-leaf', drawTeaShoot),
  ...card('service', 'tea-plucking', drawPlucking),
  ...card('service', 'tea-withering', drawWithering),
  ...card('service', 'tea-ctc', drawCtc),
  ...card('service', 'tea-tasting', drawTeaTasting),
  ...card('service', 'tea-export', drawTeaExport),
  ...card('service', 'coffee-nursery', drawCoffeeNursery),
  ...card('service', 'coffee-picking', drawCoffeePicking),
  ...card('service', 'coffee-wet-mill', drawWetMill),
  ...card('service', 'coffee-drying', drawDryingBeds),
  ...card('service', 'coffee-roasting', drawRoast),
  ...card('service', 'inputs-seed', drawCertifiedSeed),
  ...card('service', 'inputs-crop-protection', drawCropProtection),
  ...card('service', 'inputs-irrigation', drawDripIrrigation),
  ...card('service', 'inputs-tools', drawTools),
  ...card('service', 'inputs-last-mile', drawLastMile),
  ...card('service', 'fertilizer-granules', drawGranules),
  ...card('service', 'fertilizer-soil', drawSoil),
  ...card('service', 'fertilizer-blending', drawBlending),
  ...card('service', 'fertilizer-soil-testing', drawSoilTesting),
  ...card('service', 'fertilizer-port', drawPort),
};
