// Original file: protos/pandex/config/v1/config.proto

import type { ConfigValue as _pandex_config_v1_ConfigValue, ConfigValue__Output as _pandex_config_v1_ConfigValue__Output } from '../../../pandex/config/v1/ConfigValue.ts';
import type { Long } from '@grpc/proto-loader';

export interface UpdateRequest {
  'list'?: (_pandex_config_v1_ConfigValue)[];
  'version'?: (number | string | Long);
  '_version'?: "version";
}

export interface UpdateRequest__Output {
  'list': (_pandex_config_v1_ConfigValue__Output)[];
  'version'?: (number);
}
