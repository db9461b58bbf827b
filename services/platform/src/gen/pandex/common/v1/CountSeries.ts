// Original file: protos/pandex/common/v1/series.proto

import type { CountPoint as _pandex_common_v1_CountPoint, CountPoint__Output as _pandex_common_v1_CountPoint__Output } from '../../../pandex/common/v1/CountPoint.ts';

export interface CountSeries {
  'list'?: (_pandex_common_v1_CountPoint)[];
}

export interface CountSeries__Output {
  'list': (_pandex_common_v1_CountPoint__Output)[];
}
