// Original file: protos/pandex/config/v1/config.proto

import type { InvalidLine as _pandex_config_v1_InvalidLine, InvalidLine__Output as _pandex_config_v1_InvalidLine__Output } from '../../../pandex/config/v1/InvalidLine.ts';

export interface ImportBlacklistReply {
  'added'?: (number);
  'known'?: (number);
  'invalid'?: (_pandex_config_v1_InvalidLine)[];
  'invalid_total'?: (number);
}

export interface ImportBlacklistReply__Output {
  'added': (number);
  'known': (number);
  'invalid': (_pandex_config_v1_InvalidLine__Output)[];
  'invalid_total': (number);
}
