import { drawAbout } from '../scenes/heroes/about.ts';
import { drawAgroforestry } from '../scenes/heroes/carbon-credit.ts';
import { drawCoffeeBranch } from '../scenes/heroes/coffee.ts';
import { drawComingSoon } from '../scenes/heroes/coming-soon.ts';
import { drawNairobi } from '../scenes/heroes/contact.ts';
import { drawPartners } from '../scenes/heroes/partnerships.ts';
import { drawHome } from '../scenes/heroes/home.ts';
import { drawInputsShop } from '../scenes/heroes/inputs.ts';
import { drawLost } from '../scenes/heroes/lost.ts';
import { drawMaizeField } from '../scenes/heroes/fertilizer.ts';
import { drawNewsKiosk } from '../scenes/heroes/news.ts';
import { drawTeaEstate } from '../scenes/heroes/tea.ts';
import { drawTerraces } from '../scenes/heroes/frameworks.ts';
import { hero, type Pictures } from './picture.ts';

/** The heroes: one for each page, and one for the not-found page. */
export const HEROES: Pictures = {
  ...hero('home', (width, height) => drawHome(width, height)),
  ...hero('home-long-rains', (width, height) => drawHome(width, height, 'long-rains')),
  ...hero('home-cold-season', (width, height) => drawHome(width, height, 'cold-season')),
  ...hero('home-short-rains', (width, height) => drawHome(width, height, 'short-rains')),
  ...hero('about', drawAbout),
  ...hero('tea', drawTeaEstate),
  ...hero('coffee', drawCoffeeBranch),
  ...hero('inputs', drawInputsShop),
  ...hero('fertilizer', drawMaizeField),
  ...hero('contact', drawNairobi),
  ...hero('news', drawNewsKiosk),
  ...hero('carbon-credit', drawAgroforestry),
  ...hero('partnerships', drawPartners),
  ...hero('frameworks', drawTerraces),
  ...hero('coming-soon', drawComingSoon),
  ...hero('lost', drawLost),
};
