/** Defaults of the page templates, which only some pages need. The build of the front replaces this module by its values. */
import { publicDefaults } from './public-defaults.ts'

const { film_seo, talent_text, seo_setting } = publicDefaults

export const templateDefaults = { film_seo, talent_text, seo_setting }
