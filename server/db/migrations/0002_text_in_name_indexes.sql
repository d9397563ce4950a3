-- Names with a common word stand together in the order of names: with the text, a search passes over the others in the index alone.
DROP INDEX "cars_by_name_key";
DROP INDEX "cars_of_company_by_name_key";
CREATE INDEX "cars_by_name_key" ON "cars" ("name_key", "id") INCLUDE ("company_id", "search_text");
CREATE INDEX "cars_of_company_by_name_key" ON "cars" ("company_id", "name_key", "id") INCLUDE ("search_text");
