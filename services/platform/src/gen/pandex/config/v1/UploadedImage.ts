// Original file: protos/pandex/config/v1/config.proto


export interface UploadedImage {
  'url'?: (string);
  'name'?: (string);
  'size'?: (number);
  'type'?: (string);
  'width'?: (number);
  'height'?: (number);
}

export interface UploadedImage__Output {
  'url': (string);
  'name': (string);
  'size': (number);
  'type': (string);
  'width': (number);
  'height': (number);
}
