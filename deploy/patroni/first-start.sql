-- Once, on the primary: psql -v password=CHANGE-LARDER-PASSWORD -f first-start.sql postgres
create role larder login password :'password';
create database larder owner larder template template0 encoding 'UTF8' locale 'C.UTF-8';
