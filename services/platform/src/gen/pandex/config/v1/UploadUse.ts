// Original file: protos/pandex/config/v1/config.proto


export interface UploadUse {
  'target'?: (string);
  'label'?: (string);
}

export interface UploadUse__Output {
  'target': (string);
  'label': (string);
}
