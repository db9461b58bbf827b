import { defaultLanzouHost } from '@pandex/contracts/share-link'
import type { DriveSettings } from './drive.ts'

/**
 * Defaults. Observed limits: Lanzou refuses pages within 0.6 s, 115 blocks addresses after bursts, Aliyun documents four listings per
 * second. The Xunlei client is its browser; several open clients publish its salts.
 */
export const defaultDriveSettings: DriveSettings = {
  lanzouHost: defaultLanzouHost,
  xunlei: {
    clientId: 'ZUBzD9J_XPXfn7f7',
    clientVersion: '1.10.0.2633',
    packageName: 'com.xunlei.browser',
    salts: [
      'uWRwO7gPfdPB/0NfPtfQO+71',
      'F93x+qPluYy6jdgNpq+lwdH1ap6WOM+nfz8/V',
      '0HbpxvpXFsBK5CoTKam',
      'dQhzbhzFRcawnsZqRETT9AuPAJ+wTQso82mRv',
      'SAH98AmLZLRa6DB2u68sGhyiDh15guJpXhBzI',
      'unqfo7Z64Rie9RNHMOB',
      '7yxUdFADp3DOBvXdz0DPuKNVT35wqa5z0DEyEvf',
      'RBG',
      'ThTWPG5eC0UBqlbQ+04nZAptqGCdpv9o55A',
    ],
  },
  bounds: { depth: 3, entries: 500, bytes: 2_000_000, timeMs: 8_000 },
  pauseMs: { BDY: 300, ALY: 250, QUARK: 250, UC: 250, XUNLEI: 500, '115': 1_000, LZY: 700 },
}
