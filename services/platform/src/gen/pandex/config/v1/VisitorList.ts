// Original file: protos/pandex/config/v1/config.proto

import type { Visitor as _pandex_config_v1_Visitor, Visitor__Output as _pandex_config_v1_Visitor__Output } from '../../../pandex/config/v1/Visitor.ts';

export interface VisitorList {
  'list'?: (_pandex_config_v1_Visitor)[];
  'total'?: (number);
}

export interface VisitorList__Output {
  'list': (_pandex_config_v1_Visitor__Output)[];
  'total': (number);
}
