// Original file: protos/pandex/config/v1/config.proto

import type { FileText as _pandex_config_v1_FileText, FileText__Output as _pandex_config_v1_FileText__Output } from '../../../pandex/config/v1/FileText.ts';

export interface FileTextList {
  'list'?: (_pandex_config_v1_FileText)[];
  'total'?: (number);
}

export interface FileTextList__Output {
  'list': (_pandex_config_v1_FileText__Output)[];
  'total': (number);
}
