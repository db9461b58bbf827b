// Original file: protos/pandex/config/v1/config.proto

import type { VisitPoint as _pandex_config_v1_VisitPoint, VisitPoint__Output as _pandex_config_v1_VisitPoint__Output } from '../../../pandex/config/v1/VisitPoint.ts';

export interface VisitSeries {
  'list'?: (_pandex_config_v1_VisitPoint)[];
}

export interface VisitSeries__Output {
  'list': (_pandex_config_v1_VisitPoint__Output)[];
}
