// Original file: protos/pandex/config/v1/config.proto

import type { Upload as _pandex_config_v1_Upload, Upload__Output as _pandex_config_v1_Upload__Output } from '../../../pandex/config/v1/Upload.ts';

export interface UploadList {
  'list'?: (_pandex_config_v1_Upload)[];
  'total'?: (number);
}

export interface UploadList__Output {
  'list': (_pandex_config_v1_Upload__Output)[];
  'total': (number);
}
