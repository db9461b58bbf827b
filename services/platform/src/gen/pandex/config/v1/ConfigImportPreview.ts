// Original file: protos/pandex/config/v1/config.proto

import type { ConfigImportChange as _pandex_config_v1_ConfigImportChange, ConfigImportChange__Output as _pandex_config_v1_ConfigImportChange__Output } from '../../../pandex/config/v1/ConfigImportChange.ts';
import type { ConfigImportProblem as _pandex_config_v1_ConfigImportProblem, ConfigImportProblem__Output as _pandex_config_v1_ConfigImportProblem__Output } from '../../../pandex/config/v1/ConfigImportProblem.ts';
import type { Long } from '@grpc/proto-loader';

export interface ConfigImportPreview {
  'changes'?: (_pandex_config_v1_ConfigImportChange)[];
  'problems'?: (_pandex_config_v1_ConfigImportProblem)[];
  'version'?: (number | string | Long);
}

export interface ConfigImportPreview__Output {
  'changes': (_pandex_config_v1_ConfigImportChange__Output)[];
  'problems': (_pandex_config_v1_ConfigImportProblem__Output)[];
  'version': (number);
}
