/** Weights and thresholds of indexing. A change takes effect when documents are indexed again. */

/** Factors of `quality`. */
export const qualityFactors = {
  ownedBySite: 1.2,
  /** Factor for the highest weight that admins give (100); lower positive weights in proportion. */
  maxPromotion: 1.25,
  /** A negative weight. */
  demotion: 0.7,
  validLink: 1.05,
  passwordMissing: 0.8,
  /** Reported, or similar to another resource. */
  reported: 0.9,
  possiblyDead: 0.6,
  /** Not all episodes yet. */
  partial: 0.65,
  singleEpisode: 0.7,
  /** Saved games, trainers and patches beside games. */
  addon: 0.7,
  /** Lists nothing but notes, links and players, or is too small for what its name states. */
  noContent: 0.25,
  /** Shows no files, and its name lures visitors elsewhere. */
  lure: 0.45,
  /** A list of works or an advertisement. */
  junk: 0.35,
}

/** Number of works that make a name a list (fewer beside words of praise), and of repetitions that make it stuffed. */
export const listThresholds = { minWorks: 7, minPraisedWorks: 4, minRepetitions: 4 }

const gigabyte = 1024 ** 3

interface VideoSizes {
  /** A larger video is a series. */
  maxFilmBytes: number
  /** A smaller video is a film. */
  minSeriesBytes: number
}

const anyResolution: VideoSizes = { maxFilmBytes: 100 * gigabyte, minSeriesBytes: 0 }

/** Size limits of films and series. Used when name and files do not show the class. */
export const workClassThresholds = {
  anyResolution,
  byResolution: {
    '2160p': { maxFilmBytes: 100 * gigabyte, minSeriesBytes: 10 * gigabyte },
    '1080p': { maxFilmBytes: 50 * gigabyte, minSeriesBytes: 3 * gigabyte },
    '720p': { maxFilmBytes: 12 * gigabyte, minSeriesBytes: gigabyte },
  } as Partial<Record<string, VideoSizes>>,
  /** A share of unknown content that may be a video. */
  minVideoBytes: gigabyte,
  /** Larger archives with a text hold a program and its manual. */
  maxTextBytes: gigabyte / 2,
}

/** A video is larger, even an episode of a few minutes. */
export const contentThresholds = { minVideoBytes: 10 * 1024 ** 2 }
