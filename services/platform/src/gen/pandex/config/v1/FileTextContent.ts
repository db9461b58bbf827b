// Original file: protos/pandex/config/v1/config.proto


export interface FileTextContent {
  'text'?: (string);
}

export interface FileTextContent__Output {
  'text': (string);
}
